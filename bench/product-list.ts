import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { measureRate } from "./measure-rate.ts";
import type { Figure } from "./figure.ts";
import type { StartedServer } from "./start-server.ts";

const path = "/gateway/item/query_item_list?page=1&page_size=20";

/** A process that answers the same bytes and does nothing else: the most that HTTP here can give. */
const bareReply = `
  const http = require("node:http");
  let body = "";
  process.stdin.on("data", (part) => (body += part)).on("end", () => {
    const bytes = Buffer.from(body);
    const server = http.createServer((request, response) => {
      response.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": bytes.length });
      response.end(bytes);
    });
    server.listen(0, "127.0.0.1", () => console.log(server.address().port));
  });`;

/** The product list over HTTP, as a share of a bare reply of the same bytes. */
export async function benchProductList(
  server: StartedServer,
  database: string,
  seconds: number,
): Promise<Figure[]> {
  const body = await (await fetch(server.url + path)).text();
  const bare = spawn(process.execPath, ["-e", bareReply], { stdio: ["pipe", "pipe", "inherit"] });
  bare.stdin.end(body);
  const port = await new Promise<string>((listening) =>
    createInterface({ input: bare.stdout }).once("line", listening),
  );
  const figures: Figure[] = [];
  for (const connections of [1, 16]) {
    const ceiling = await measureRate(`http://127.0.0.1:${port}/`, { connections, seconds });
    const list = await measureRate(server.url + path, { connections, seconds });
    figures.push({
      name: `product list, ${database}, ${connections} connection${connections > 1 ? "s" : ""}`,
      value: list.per_second / ceiling.per_second,
      unit: "of a bare reply",
      target: connections === 16 ? { at_least: 0.25 } : undefined,
      detail: `${list.per_second}/s against ${ceiling.per_second}/s, ${body.length} bytes, p50 ${list.p50_ms} ms, p99 ${list.p99_ms} ms`,
    });
  }
  bare.kill();
  return figures;
}
