import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import helmet, { type HelmetOptions } from "helmet";

/**
 * What every answer tells browsers, whatever it is: to run it as nothing but what it says it is, to show it in
 * no frame of another site, to tell other sites no more than where ours is. Helmet says how. Nobody on the way
 * keeps it either: whatever may be kept (files, pictures, pages) says so itself, so that nothing of a person is
 * kept by having been forgotten. Pages say more, see web-headers.ts. Transport security is said where people
 * come by https.
 */
export function setAnswerHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = askHelmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: publicUrl.startsWith("https:"),
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers).header("cache-control", "no-store");
    done();
  });
}

/** The headers are the same for every answer, so helmet is asked once and not at each request. */
function askHelmet(options: HelmetOptions): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const remembering = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, remembering as unknown as ServerResponse, (fault) => {
    if (fault) throw fault;
  });
  return headers;
}
