import { callApi } from "@sampan/client/call-api";
import type { Send } from "@sampan/client/send";
import type { TestCaller } from "./test-caller.ts";

/** Somebody with a browser of their own who reaches the product over the network. */
export type HttpCaller = TestCaller & {
  /** The same person with the same cookies at another process. */
  readonly at: (url: string) => HttpCaller;
};

/** Opens such a browser at a listening server. The cookies are shared by all processes it visits. */
export function createHttpCaller(url: string, cookies = new Map<string, string>()): HttpCaller {
  const send: Send = async (path, init) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0)
      headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const answer = await fetch(new URL(path, url), { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) keepCookie(cookies, cookie);
    return answer;
  };
  return {
    call: (call, input, options) => callApi(call, input, { ...options, send }),
    send,
    cookies,
    at: (other) => createHttpCaller(other, cookies),
  };
}

/** As a browser does: a cookie that is taken away comes empty, or with an age of nothing. */
function keepCookie(cookies: Map<string, string>, header: string): void {
  const [, name = "", value = ""] = /^([^=;]+)=([^;]*)/.exec(header) ?? [];
  if (value === "" || /;\s*max-age=0\b/i.test(header)) cookies.delete(name);
  else cookies.set(name, decodeURIComponent(value));
}
