import type { Send } from "@sampan/client/send";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { endOf } from "./answer-end.ts";
import { beginPage } from "./page-calls.ts";

/** As whom calls are made. */
export type Asker = Pick<FastifyRequest, "ip" | "headers">;

/** What the answers to a page's calls told beside what they answered. */
export interface Heard {
  /** Set by them, for the page to pass on. */
  readonly cookies: string[];
  /** False once a call was refused or failed. */
  isAnswered: boolean;
  /** When the first of the answers changes by itself, milliseconds. */
  changesAt_ms: number;
}

export const nothingHeard = (): Heard => ({
  cookies: [],
  isAnswered: true,
  changesAt_ms: Number.POSITIVE_INFINITY,
});

/**
 * The way out of the calls that a page makes while it is rendered: through our own door, without a network
 * between, as the visitor, who is asked for once. What is not for the page's eyes is left in `heard`.
 */
export function sendInProcess(app: FastifyInstance, request: Asker, heard: Heard): Send {
  const callForPage = beginPage();
  return async (path, init) => {
    // A form gets the content type that a browser would give it.
    const asked = new Request(`http://in.process${path}`, init);
    const headers = new Headers(asked.headers);
    for (const name of ["cookie", "accept-language", "user-agent"]) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    const payload = init.body ? { payload: await asked.text() } : {};
    // Awaited inside: it is not begun before it is awaited.
    const answer = await callForPage(
      async () =>
        await app.inject({
          method: asked.method as "GET" | "POST",
          url: path,
          headers: Object.fromEntries(headers),
          remoteAddress: request.ip,
          ...payload,
          ...(init.signal ? { signal: init.signal } : {}),
        }),
    );
    heard.cookies.push(...[answer.headers["set-cookie"] ?? []].flat());
    heard.changesAt_ms = Math.min(heard.changesAt_ms, endOf(answer.raw.req));
    if (!isEnvelopeOfSuccess(answer.rawPayload)) heard.isAnswered = false;
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { "content-type": answer.headers["content-type"] ?? "" },
    });
  };
}

const success = '{"success":true';
const isEnvelopeOfSuccess = (payload: Buffer): boolean =>
  payload.subarray(0, success.length).toString() === success;
