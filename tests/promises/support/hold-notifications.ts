import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

/** What a provider sent to the shop: path, headers and body, to the letter. */
export interface Held {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * A house in front of the shop that takes what providers send and delivers nothing: tests deliver it, as often as they like and
 * to whom they like. Closed after the file's last test.
 */
export async function holdNotifications() {
  const held: Held[] = [];
  const house = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(
          ([name]) => name === "content-type" || name.startsWith("omise-"),
        ),
      ) as Record<string, string>;
      held.push({ path: request.url ?? "", headers, body: Buffer.concat(parts).toString() });
      reply.end("1|OK");
    });
  });
  house.listen(0, "127.0.0.1");
  await once(house, "listening");
  afterAll(() => {
    house.closeAllConnections();
    house.close();
  });
  const url = `http://127.0.0.1:${(house.address() as AddressInfo).port}`;
  return { url, held };
}

/** Delivers one, and answers the status. */
export async function deliver(to: string, { path, headers, body }: Held): Promise<number> {
  const answer = await fetch(new URL(path, to), { method: "POST", headers, body });
  await answer.arrayBuffer();
  return answer.status;
}
