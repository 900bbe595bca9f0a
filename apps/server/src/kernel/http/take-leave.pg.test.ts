import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { startServerProcess } from "../../../../../tests/support/server-process.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";

const { url: databaseUrl } = await openTestDatabase();

const log = "/gateway/user/login";
const body = "account=nobody%40people.test&password=" + "0".repeat(64);

test("a process that is told to end says so, turns new requests away in the envelope, and finishes what it began [ERR-23]", async () => {
  const server = await startServerProcess({
    DATABASE_URL: databaseUrl ?? "",
    OVERLOAD_DELAY_MS: "0",
  });
  const begun = await beginForm(server.url);
  // It is under way once the server has asked for the rest of it.
  expect(await said(begun)).toContain("100 Continue");

  const ended = server.stop();
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ reason: "stopping" });
  const late = await fetch(`${server.url}/gateway/category/query_category_list`);
  expect(late.status).toBe(503);
  expect(late.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(late.headers.get("connection")).toBe("close");
  expect(await late.json()).toMatchObject({ success: false, error_message: expect.any(String) });

  begun.write(body);
  const answer = await said(begun);
  expect(answer).toContain("HTTP/1.1 200");
  expect(answer).toContain('"success":false');
  expect(await ended).toBe(0);
});

async function beginForm(url: string): Promise<Socket> {
  const { hostname, port, origin } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const head = [
    `POST ${log} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `origin: ${origin}`,
    "content-type: application/x-www-form-urlencoded",
    `content-length: ${body.length}`,
    "expect: 100-continue",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  return socket;
}

async function said(socket: Socket): Promise<string> {
  const [part] = (await once(socket, "data")) as [Buffer];
  return part.toString();
}
