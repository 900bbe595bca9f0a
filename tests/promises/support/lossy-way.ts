import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

export interface LossyWay {
  readonly url: string;
  /** Answers that were on their way and did not arrive. */
  readonly lost: () => number;
}

/**
 * The way to several servers, each asked in its turn. Of every request with an idempotency key the first answer is lost: the
 * server has done its work, and whoever asked sees the line go dead. It is closed after the file's last test.
 */
export async function openLossyWay(urls: readonly string[]): Promise<LossyWay> {
  const heard = new Set<string>();
  let turn = 0;
  let lost = 0;
  const way = createServer((request, reply) => {
    void (async () => {
      const to = new URL(request.url ?? "/", urls[(turn += 1) % urls.length]);
      const answer = await fetch(to, {
        method: request.method ?? "GET",
        headers: headersOf(request),
        ...(request.method === "POST" ? { body: await bodyOf(request) } : {}),
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const key = request.headers["idempotency-key"];
      if (typeof key === "string" && !heard.has(key)) {
        heard.add(key);
        lost += 1;
        request.socket.destroy();
        return;
      }
      reply.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
      reply.end(body);
    })().catch(() => request.socket.destroy());
  });
  way.listen(0, "127.0.0.1");
  await once(way, "listening");
  afterAll(async () => {
    way.closeAllConnections();
    await new Promise((closed) => way.close(closed));
  });
  return { url: `http://127.0.0.1:${(way.address() as AddressInfo).port}`, lost: () => lost };
}

function headersOf({ headers }: IncomingMessage): Headers {
  const passed = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === "string" && !["host", "connection", "content-length"].includes(name))
      passed.set(name, value);
  return passed;
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new Uint8Array(Buffer.concat(parts));
}
