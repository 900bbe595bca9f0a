import { randomUUID } from "node:crypto";
import { writeRequest } from "@sampan/client/write-request";
import type { Call, OutputOf, RequestOf } from "@sampan/contract/kernel/call";
import { exchange } from "./exchange.ts";

/**
 * Makes calls as one person. What is sent is what a page sends; the answer is only read, not judged again:
 * the load must not take the time of what it measures. With `told`, each call is sent with a header, whose
 * answer is handed over. Throws when a call is refused.
 */
export const callLean =
  (url: string, cookie: string, told?: Told) =>
  async <C extends Call>(call: C, input: RequestOf<C>): Promise<OutputOf<C>> => {
    const { path, init } = writeRequest(call, input);
    const { body } = init;
    const isForm = body instanceof URLSearchParams;
    const { head, body: text } = await exchange({
      url: url + path,
      method: init.method ?? "GET",
      headers: {
        "x-sampan-client": "web",
        "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json",
        ...(call.idempotent ? { "idempotency-key": randomUUID() } : {}),
        ...(told ? { [told.header]: "" } : {}),
        cookie,
      },
      body: isForm || typeof body === "string" ? String(body) : "",
    });
    if (told) told.hear(url + path, headerOf(head, told.header));
    const answer = JSON.parse(text) as OutputOf<C> & { readonly success: boolean };
    if (!answer.success) throw new Error(`${call.path}: ${text}`);
    return answer;
  };

export interface Told {
  readonly header: string;
  readonly hear: (call: string, value: string) => void;
}

const headerOf = (head: string, name: string): string =>
  head
    .split("\r\n")
    .find((line) => line.toLowerCase().startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? "";
