import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * A port of the loopback address that nobody listens on. It lies below those that systems give to connections
 * by themselves, which might take it before whoever asked listens on it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(15_000, 30_000);
  return (await canListenOn(port)) ? port : freePort();
}

const canListenOn = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => void server.close(() => resolve(true)));
  });
