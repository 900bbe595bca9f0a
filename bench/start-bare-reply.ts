import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** A process that answers the same bytes and does nothing else: the most that HTTP here can give. */
const bareReply = `
  const http = require("node:http");
  const parts = [];
  process.stdin.on("data", (part) => parts.push(part)).on("end", () => {
    const bytes = Buffer.concat(parts);
    const server = http.createServer((request, response) => {
      response.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": bytes.length });
      response.end(bytes);
    });
    server.listen(0, "127.0.0.1", () => console.log(server.address().port));
  });`;

/** Starts one that answers `body`. */
export async function startBareReply(
  body: Uint8Array,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const bare = spawn(process.execPath, ["-e", bareReply], { stdio: ["pipe", "pipe", "inherit"] });
  bare.stdin.end(body);
  const port = await new Promise<string>((listening) =>
    createInterface({ input: bare.stdout }).once("line", listening),
  );
  return { url: `http://127.0.0.1:${port}/`, stop: () => void bare.kill() };
}
