import { Agent, request } from "node:http";
import type { Send } from "@sampan/client/send";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** A customer's way to the server that costs little: the load must not take the time of what it measures. */
export const sendLean =
  (url: string, cookie: string): Send =>
  (path, { method = "GET", headers, body }) =>
    new Promise((resolve, reject) => {
      const isForm = body instanceof URLSearchParams;
      const asked = request(
        url + path,
        {
          agent,
          method,
          headers: {
            ...Object.fromEntries(new Headers(headers)),
            ...(isForm ? { "content-type": "application/x-www-form-urlencoded" } : {}),
            cookie,
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.on("error", reject);
          answer.on("end", () =>
            resolve(
              new Response(Buffer.concat(parts), {
                status: answer.statusCode ?? 500,
                headers: { "content-type": answer.headers["content-type"] ?? "" },
              }),
            ),
          );
        },
      );
      asked.on("error", reject);
      asked.end(isForm || typeof body === "string" ? String(body) : undefined);
    });
