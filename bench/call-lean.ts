import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { writeRequest } from "@sampan/client/write-request";
import type { Call, OutputOf, RequestOf } from "@sampan/contract/kernel/call";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

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
    const text = await exchange(url + path, {
      method: init.method,
      headers: {
        "x-sampan-client": "web",
        "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json",
        ...(call.idempotent ? { "idempotency-key": randomUUID() } : {}),
        ...(told ? { [told.header]: "" } : {}),
        cookie,
      },
      told,
      body: isForm || typeof body === "string" ? String(body) : "",
    });
    const answer = JSON.parse(text) as OutputOf<C> & { readonly success: boolean };
    if (!answer.success) throw new Error(`${call.path}: ${text}`);
    return answer;
  };

interface Sent {
  readonly method: string | undefined;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly told: Told | undefined;
}

export interface Told {
  readonly header: string;
  readonly hear: (call: string, value: string) => void;
}

const exchange = (url: string, { method = "GET", headers, body, told }: Sent): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { agent, method, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => {
        text += part;
      });
      answer.on("error", reject);
      told?.hear(url, String(answer.headers[told.header]));
      answer.on("end", () => resolve(text));
    });
    asked.on("error", reject);
    asked.end(body);
  });
