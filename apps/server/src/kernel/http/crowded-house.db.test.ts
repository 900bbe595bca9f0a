import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { errorCodes } from "@sampan/contract/kernel/error-codes";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { readConfig } from "../config.ts";

const demo = { SAMPAN_MODE: "demo" };

test("a caller who asks too often is told so, and when to come back [ERR-24]", async () => {
  const config = readConfig({ ...demo, REQUESTS_PER_MINUTE: "60", OVERLOAD_DELAY_MS: "0" });
  const { app } = await openTestApp({ config });
  const ask = () =>
    app.inject({ url: queryClientConfig.path, headers: { "accept-language": "th" } });
  for (let asked = 0; asked < 60; asked++) expect((await ask()).statusCode).toBe(200);
  const answer = await ask();
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({
    success: false,
    error_code: errorCodes.call_limit,
    error_message: expect.stringContaining("ถี่เกินไป") as string,
  });
});

test("a server that cannot keep up refuses at once, in words of its own, and lives [ERR-23]", async () => {
  const config = readConfig({ ...demo, OVERLOAD_DELAY_MS: "20" });
  const { app } = await openTestApp({ config });
  await app.ready();
  // The measure knows a delay from its second look on, ten milliseconds after its first.
  await setTimeout(50);
  await stallEventLoop(1_500);
  const answer = await app.inject({
    url: queryClientConfig.path,
    headers: { "accept-language": "en" },
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("10");
  expect(answer.json()).toEqual({
    success: false,
    error_code: errorCodes.server_busy,
    error_message: "The server is busy. Please refresh and try again",
  });
  expect((await app.inject("/healthz")).statusCode).toBe(200);
});

/** Work that leaves no time for anybody, longer than the second over which the delay is measured. */
async function stallEventLoop(duration_ms: number): Promise<void> {
  const until = performance.now() + duration_ms;
  while (performance.now() < until);
  // Past the timers that have been waiting all the while, that of the measure among them.
  await setTimeout(1);
}
