import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { join } from "node:path";
import { openDevPages } from "./dev-pages.ts";
import { freePort } from "../tests/support/free-port.ts";

/**
 * `npm run dev`: storefront and console straight from their sources, changed in the browser as you
 * save, before a demo server that restarts when its own sources change. The pages stand in front and
 * hand everything that is no page to the server, so that the browser sees one address.
 */
const root = join(import.meta.dirname, "..");
const port = Number(process.env["PORT"] ?? 3000);
const publicUrl = process.env["PUBLIC_URL"] ?? `http://localhost:${port}`;
const serverPort = await freePort();

const server = spawn(process.execPath, ["--watch", "--watch-preserve-output", "demo/start.ts"], {
  cwd: root,
  stdio: ["ignore", "inherit", "inherit"],
  env: {
    ...process.env,
    PORT: String(serverPort),
    PUBLIC_URL: publicUrl,
    // The pages come from here.
    STOREFRONT_DIR: "",
    CONSOLE_DIR: "",
  },
});
const serverUrl = `http://127.0.0.1:${serverPort}`;

const front = createServer((incoming, answer) => void handle(incoming, answer));
const pages = await openDevPages({ front, publicUrl, serverUrl });
front.listen(port, () =>
  console.log(
    `pages from their sources: ${publicUrl}/, ${publicUrl}/console and ${publicUrl}/gallery/`,
  ),
);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
server.once("exit", () => void stop());

async function handle(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  if (!(await pages.answer(incoming, answer))) passOn(incoming, answer);
}

function passOn(incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = incoming;
  const onward = request(serverUrl + url, { method: method ?? "GET", headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  // The server is away for a second or two while it restarts.
  onward.on("error", () => answer.writeHead(503, { "retry-after": "1" }).end());
  incoming.pipe(onward);
}

async function stop(): Promise<void> {
  server.kill("SIGTERM");
  front.close();
  front.closeAllConnections();
  await pages.close();
  process.exit(0);
}
