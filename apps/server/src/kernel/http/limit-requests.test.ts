import fastify from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitRequests } from "./limit-requests.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 20) }));
afterEach(() => void vi.useRealTimers());

async function openHouse(perMinute: number) {
  const app = fastify();
  await limitRequests(app, perMinute);
  const known = ["/goods", "/assets/shell-abc123.js", "/healthz", "/readyz", "/*"];
  for (const url of known) app.get(url, () => "here");
  const ask = async (remoteAddress: string, url = "/goods") => {
    const { statusCode, headers } = await app.inject({ url, remoteAddress });
    return { statusCode, headers };
  };
  return { ask, pass: (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000) };
}

const taiwan = "203.0.113.9";

test("says what is left, then refuses until the minute is over", async () => {
  const { ask, pass } = await openHouse(2);
  expect((await ask(taiwan)).headers).toMatchObject({
    "x-ratelimit-limit": "2",
    "x-ratelimit-remaining": "1",
    "x-ratelimit-reset": "60",
  });
  pass(20);
  expect(await ask(taiwan)).toMatchObject({
    statusCode: 200,
    headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "40" },
  });
  const refused = await ask(taiwan);
  expect(refused).toMatchObject({
    statusCode: 429,
    headers: { "x-ratelimit-remaining": "0", "retry-after": "40" },
  });
  pass(40);
  const welcome = await ask(taiwan);
  expect(welcome.statusCode).toBe(200);
  expect(welcome.headers).not.toHaveProperty("retry-after");
});

test("counts each network for itself, and all of a home's addresses as one", async () => {
  const { ask } = await openHouse(1);
  expect((await ask(taiwan)).statusCode).toBe(200);
  expect((await ask(`::ffff:${taiwan}`)).statusCode).toBe(429);
  expect((await ask("203.0.113.10")).statusCode).toBe(200);
  expect((await ask("2001:db8:1:2::1")).statusCode).toBe(200);
  expect((await ask("2001:db8:1:2:ffff::1")).statusCode).toBe(429);
  expect((await ask("2001:db8:1:3::1")).statusCode).toBe(200);
});

test("neither counts nor refuses hashed files, and the questions of whoever watches the process", async () => {
  const { ask } = await openHouse(1);
  for (const url of ["/assets/shell-abc123.js", "/healthz", "/readyz"])
    for (let asked = 0; asked < 3; asked++) {
      const answer = await ask(taiwan, url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).not.toHaveProperty("x-ratelimit-limit");
    }
  expect((await ask(taiwan)).statusCode).toBe(200);
});

test.each(["/assets/none", "/console/assets/none", "/healthz/none", "/nothing"])(
  "counts %s, which is no file and no question of that kind",
  async (url) => {
    const { ask } = await openHouse(1);
    expect((await ask(taiwan, url)).statusCode).toBe(200);
    expect((await ask(taiwan, url)).statusCode).toBe(429);
  },
);
