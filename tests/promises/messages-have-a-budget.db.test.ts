import { sendRegisterSmsCaptcha } from "@sampan/contract/people/codes/codes";
import { refusalNameOf } from "@sampan/contract/kernel/error-codes";
import { expect, test, vi } from "vitest";
import type { Needs } from "../../apps/server/src/kernel/needs.ts";
import { watchSendings } from "../../apps/server/src/people/codes/watch-sendings.ts";
import { readPicture, senders } from "../support/test-codes.ts";
import { setSettings } from "../support/set-settings.ts";
import { openTestApp, type TestApp } from "../support/test-app.ts";
import { addressOf, behindProxy } from "./support/log-in-world.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";

/** The house's codes of a day, small enough that an attack comes to their end. */
const budget = sizeOf({ quick: 200, full: 3_000 });
const numbers = sizeOf({ quick: 500, full: 10_000 });
const addresses = sizeOf({ quick: 50, full: 500 });

const guarded = await openTestApp({ ...behindProxy, ...senders });

// The control: the same server, but whatever was sent before counts for nothing.
vi.doMock("../../apps/server/src/people/codes/code-queries.ts", async (original) => ({
  ...(await original<object>()),
  countSendings: async () => ({
    last_at: null,
    of_target: 0,
    of_address: 0,
    of_network: 0,
    of_all: 0,
  }),
}));
vi.resetModules();
const unguarded = await (
  await import("../support/test-app.ts")
).openTestApp({ ...behindProxy, ...senders });

/** Asks for a code as a program does that reads every picture: `accepted`, or why not. */
async function ask(world: TestApp, mobile: string, address: string): Promise<string> {
  const picture = await readPicture(world, "register");
  const query = new URLSearchParams({ mobile, region: "TW", ...picture });
  const answer = await world.visitor().send(`${sendRegisterSmsCaptcha.path}?${query}`, {
    headers: { "x-sampan-client": "test", "x-forwarded-for": address },
  });
  const { success, error_code } = (await answer.json()) as {
    success: boolean;
    error_code?: number;
  };
  return success ? "accepted" : (refusalNameOf(error_code ?? 0) ?? "unnamed");
}

const numberAfter = (n: number): string => `09${String(30_000_000 + n)}`;
const codesOf = ({ jobs }: TestApp): number =>
  jobs.filter(({ name }) => name === "send-captcha").length;

const tell = (name: string, figure: string, target: string) =>
  tellPromise({ promise: 30, name: `Messages have a budget: ${name}`, target, figure });

/** A day of asking takes a busy machine its time. */
const long = { timeout: 180_000 };

/** How many codes one number is sent, asked for by turns from everywhere over a day, and how close together. */
async function pesterOne(world: TestApp): Promise<{ sent: number; closest_s: number }> {
  let sent = 0;
  let before = -Infinity;
  let closest_s = Infinity;
  for (let n = 0; n < 143; n++) {
    for (const wait_s of [0, 59, 2, 539]) {
      world.clock.pass({ minutes: wait_s / 60 });
      if ((await ask(world, "0911000111", addressOf(n * 300))) !== "accepted") continue;
      const now_s = world.clock.now().getTime() / 1000;
      closest_s = Math.min(closest_s, now_s - before);
      before = now_s;
      sent++;
    }
  }
  return { sent, closest_s };
}

test("a number is sent at most one code a minute and five a day [NFR-08]", long, async () => {
  const { sent, closest_s } = await pesterOne(guarded);
  tell("one number", `${sent} a day, ${closest_s} s apart`, "at most 5 a day, 60 s apart");
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThanOrEqual(5);
  expect(closest_s).toBeGreaterThanOrEqual(60);
});

/** Numbers in a row, as whoever is paid by the message asks for them; what went out, and the first alarm. */
async function pump(world: TestApp): Promise<{ sent: number; alarm_s: number | undefined }> {
  const { clock, needs } = world;
  clock.pass({ hours: 48 });
  await setSettings(needs, { captchas_per_day: budget });
  const before = codesOf(world);
  const start = clock.now().getTime();
  let first: number | undefined;
  let alarm_s: number | undefined;
  const log = {
    error: () => void (alarm_s ??= (clock.now().getTime() - (first ?? 0)) / 1000),
  } as unknown as Needs["log"];
  let looked = start;
  for (let n = 0; n < numbers; n++) {
    const answer = await ask(world, numberAfter(n), addressOf((n % addresses) * 256));
    if (answer === "accepted") first ??= clock.now().getTime();
    clock.pass({ minutes: 0.2 / 60 });
    if (clock.now().getTime() - looked < 60_000) continue;
    looked = clock.now().getTime();
    await watchSendings({ ...needs, log });
  }
  return { sent: codesOf(world) - before, alarm_s };
}

test(
  "numbers in a row from many networks end at the house's budget, and raise an alarm [NFR-08]",
  long,
  async () => {
    const { sent, alarm_s } = await pump(guarded);
    tell(
      "messages to oneself",
      `${sent} of ${numbers} sent, alarm after ${alarm_s} s`,
      `at most ${budget}, alarm within 61 s`,
    );
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(budget);
    expect(alarm_s).toBeLessThanOrEqual(61);
  },
);

test("the control without counting breaks it", long, async () => {
  const one = await pesterOne(unguarded);
  expect(one.sent).toBeGreaterThan(5);
  expect(one.closest_s).toBeLessThan(60);
  expect((await pump(unguarded)).sent).toBeGreaterThan(budget);
});
