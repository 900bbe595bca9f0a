import type { Call } from "@sampan/contract/kernel/call";
import { getSessionState } from "@sampan/contract/people/sessions/sessions";
import { logOut } from "@sampan/contract/people/sessions/log-in";
import { queryCartList } from "@sampan/contract/trade/carts/carts";
import { expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCaller } from "../../../../../tests/support/test-caller.ts";

const { app, customer, needs, visitor } = await openTestApp();

/** Whose session the server says an answer of this call was given in. */
const readerOf = async ({ send }: TestCaller, { path, methods: [method] }: Call) => {
  const headers = { "x-sampan-client": "web" };
  return (await send(path, { method, headers })).headers.get("x-sampan-reader");
};

test("each answer says whose session it was given in, the same for one session only", async () => {
  const [anna, boris] = [await customer(), await customer()];
  const marks = [await readerOf(anna, queryCartList), await readerOf(boris, queryCartList)];
  expect(new Set(marks).size).toBe(2);
  expect(await readerOf(anna, getSessionState)).toBe(marks[0]);
  for (const mark of marks) expect(mark).toMatch(/^[\w-]{22}$/);
});

test("and that there is none, to visitors and from the log-out on [SES-10]", async () => {
  const anna = await customer();
  expect(await readerOf(visitor(), getSessionState)).toBe("visitor");
  expect(await readerOf(anna, logOut)).toBe("visitor");
  expect(await readerOf(anna, getSessionState)).toBe("visitor");
});

test("where reading offline is off, a worker comes that takes the one away which a phone has", async () => {
  await setSettings(needs, { offline_reading: false });
  const answer = await app.inject("/worker.js");
  expect(answer.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
  });
  expect(answer.body).toContain("skipWaiting");
  expect(answer.body).toContain("unregister");
});
