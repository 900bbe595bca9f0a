import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerFaults } from "./faults.ts";
import { watchBodies } from "./watch-bodies.ts";

const app = fastify();
watchBodies(app, { look_ms: 400, progress_bytes: 100, form_ms: 600_000, open_max: 2 });
answerFaults(app, ({ code }) => code);
app.post<{ Body: string }>("/", async ({ body }) => body.length);
app.post("/listeners", async ({ raw }) => raw.socket.listenerCount("close"));
beforeAll(async () => void (await app.listen({ port: 0 })));
afterAll(() => app.close());

/** Somebody who has said how long the body will be, and has sent nothing of it. */
async function begin(length: number): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n\r\n`,
  );
  return socket;
}

/** Until the connection is gone: whoever is cut while a drop is under way hears it as a reset. */
const closed = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => socket.resume().on("error", resolve).once("close", resolve));

const heard = async (socket: Socket): Promise<string> => {
  let text = "";
  for await (const part of socket) {
    text += String(part);
    if (/\r\n\r\n./s.test(text)) break;
  }
  return text;
};

test("a body that comes drop by drop is cut, and its sender's place is free again [NFR-08]", async () => {
  const slow = [await begin(1_000), await begin(1_000)];
  const drops = setInterval(
    () => slow.forEach((socket) => socket.writable && socket.write("a")),
    15,
  );
  await Promise.all(slow.map(closed));
  clearInterval(drops);
  const quick = await begin(3);
  quick.write("abc");
  expect(await heard(quick)).toMatch(/^HTTP\/1\.1 200 .*3$/s);
});

test("a body that comes on is waited for, however long it takes", async () => {
  const steady = await begin(1_500);
  const pieces = setInterval(() => steady.writable && steady.write("a".repeat(100)), 60);
  const answer = await heard(steady);
  clearInterval(pieces);
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*1500$/s);
});

test("one address has so many bodies under way, and is told when there are more", async () => {
  const waiting = [await begin(10), await begin(10)];
  // Both are known once a request that came after them was answered.
  const third = await begin(10);
  expect(await heard(third)).toMatch(/^HTTP\/1\.1 429 .*retry-after: 10/s);
  for (const socket of waiting) socket.destroy();
});

test("a connection that carries many bodies is left as it was", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = () =>
    new Promise<string>((resolve, reject) => {
      const { port } = app.server.address() as AddressInfo;
      const options = {
        agent,
        port,
        path: "/listeners",
        method: "POST",
        headers: { "content-type": "text/plain" },
      };
      request(options, (answer) => {
        let text = "";
        answer.on("data", (part) => (text += String(part))).on("end", () => resolve(text));
      })
        .on("error", reject)
        .end("abc");
    });
  await post();
  const second = await post();
  for (let more = 0; more < 20; more++) expect(await post()).toBe(second);
  agent.destroy();
});
