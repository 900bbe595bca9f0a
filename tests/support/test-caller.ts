import type { Call, OutputOf, RefusalOf, RequestOf } from "@sampan/contract/kernel/call";
import { callApi, type CallOptions, type ToldRefusal } from "@sampan/client/call-api";
import type { Send } from "@sampan/client/send";
import type { Result } from "@sampan/domain/kernel/result";
import type { FastifyInstance } from "fastify";
import { watchForRowNumbers } from "./far-row-numbers.ts";

/** Somebody with a browser of their own: cookies are kept from one call to the next. */
export type TestCaller = {
  /** Makes a call of the contract as our pages do, through the whole server. */
  call: <C extends Call>(
    call: C,
    input: RequestOf<C>,
    options?: Omit<CallOptions, "send">,
  ) => Promise<Result<OutputOf<C>, ToldRefusal<RefusalOf<C>>>>;
  /** For what a call of the contract cannot say: raw bodies, foreign headers, other paths. */
  send: Send;
  cookies: Map<string, string>;
};

/** Opens such a browser on a server that does not listen. */
export function createTestCaller(app: FastifyInstance): TestCaller {
  const cookies = new Map<string, string>();
  const send: Send = async (path, init) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0)
      headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const request = new Request(new URL(path, "http://localhost"), { ...init, headers });
    const answer = await app.inject({
      method: request.method as "GET",
      url: path,
      headers: Object.fromEntries(request.headers),
      ...(init.body ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      // A cookie that is taken away comes with an expiry of the past.
      if (value === "" || maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    watchForRowNumbers(`${request.method} ${path}`, answer.payload);
    return toResponse(answer);
  };
  return {
    call: (call, input, options) => callApi(call, input, { ...options, send }),
    send,
    cookies,
  };
}

type Answer = Awaited<ReturnType<FastifyInstance["inject"]>>;

function toResponse({ statusCode, headers, rawPayload }: Answer): Response {
  const copied = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value].flat()) if (one !== undefined) copied.append(name, String(one));
  }
  const hasBody = rawPayload.length > 0 && ![204, 304].includes(statusCode);
  return new Response(hasBody ? new Uint8Array(rawPayload) : null, {
    status: statusCode,
    headers: copied,
  });
}
