import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface Received {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The body, read as a form. */
  readonly form: Readonly<Record<string, string>>;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Objects are sent as JSON; text and bytes as they are. */
  readonly body: string | Uint8Array | object;
}

/** Answers the nth request (from 1), or takes the raw response to misbehave with. */
export type Behaviour = (
  request: Received,
  nth: number,
  raw: ServerResponse,
) => Reply | undefined | Promise<Reply | undefined>;

/** A server on loopback for one test; it remembers what it was asked. */
export async function startFakeSource(behave: Behaviour) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const body = Buffer.concat(pieces).toString();
      const form = Object.fromEntries(new URLSearchParams(body));
      const question = { method, path: url, headers, body, form };
      received.push(question);
      void answer(question, received.length, response);
    });
  });

  async function answer(question: Received, nth: number, response: ServerResponse): Promise<void> {
    const reply = await behave(question, nth, response);
    if (!reply) return;
    const { status = 200, headers = {}, body } = reply;
    const isPlain = typeof body === "string" || body instanceof Uint8Array;
    response.writeHead(status, headers).end(isPlain ? body : JSON.stringify(body));
  }

  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, port, received };
}
