import type { Send } from "@sampan/client/send";
import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * The way out of the calls that a page makes while it is rendered: through our own door, without a
 * network between, as the visitor. Cookies that the answers set are left in `cookies` for the page.
 */
export const sendInProcess =
  (app: FastifyInstance, request: FastifyRequest, cookies: string[]): Send =>
  async (path, init) => {
    // A form gets the content type that a browser would give it.
    const asked = new Request(`http://in.process${path}`, init);
    const headers = new Headers(asked.headers);
    for (const name of ["cookie", "accept-language", "user-agent"]) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    const answer = await app.inject({
      method: asked.method as "GET" | "POST",
      url: path,
      headers: Object.fromEntries(headers),
      remoteAddress: request.ip,
      ...(init.body ? { payload: await asked.text() } : {}),
      ...(init.signal ? { signal: init.signal } : {}),
    });
    cookies.push(...[answer.headers["set-cookie"] ?? []].flat());
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { "content-type": answer.headers["content-type"] ?? "" },
    });
  };
