import { ok, refuse } from "@sampan/domain/kernel/result";
import { expect, test, vi } from "vitest";
import { shareAnswers } from "./share-answers.ts";

const clockAt = (start: number) => {
  let at = start;
  return { now: () => new Date(at), pass: (seconds: number) => void (at += seconds * 1000) };
};

test("makes one answer for everybody who asks at the same time, and again when it is old", async () => {
  const clock = clockAt(0);
  const answers = shareAnswers(clock.now);
  const make = vi.fn(async () => ok(Buffer.from("{}")));
  await Promise.all(Array.from({ length: 50 }, () => answers.get("goods", 5, make)));
  expect(make).toHaveBeenCalledTimes(1);
  clock.pass(6);
  await answers.get("goods", 5, make);
  expect(make).toHaveBeenCalledTimes(2);
});

test("keeps languages apart by their key", async () => {
  const dress = { th: Buffer.from("เดรส"), zh: Buffer.from("连衣裙") };
  const answers = shareAnswers(clockAt(0).now);
  expect(await answers.get("goods th", 5, async () => ok(dress.th))).toEqual(ok(dress.th));
  expect(await answers.get("goods zh", 5, async () => ok(dress.zh))).toEqual(ok(dress.zh));
});

test("forgets what was refused or failed at once", async () => {
  const answers = shareAnswers(clockAt(0).now);
  const refused = refuse({ code: "service_unavailable" } as const);
  expect(await answers.get("a", 5, async () => refused)).toEqual(refused);
  await expect(answers.get("a", 5, () => Promise.reject(new Error("down")))).rejects.toThrow(
    "down",
  );
  const up = ok(Buffer.from("up"));
  expect(await answers.get("a", 5, async () => up)).toEqual(up);
});

test("lets go of what is old, also when nobody asks for it again", async () => {
  vi.useFakeTimers();
  try {
    const answers = shareAnswers(() => new Date());
    for (let page = 0; page < 100; page++)
      await answers.get(`goods ${page}`, 5, async () => ok(Buffer.alloc(1_000)));
    expect(answers.bytes()).toBeGreaterThan(100_000);
    vi.advanceTimersByTime(5_000);
    expect(answers.bytes()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("holds no more than so many bytes, the newest of them", async () => {
  const answers = shareAnswers(clockAt(0).now, 10_000);
  const make = vi.fn(async () => ok(Buffer.alloc(990)));
  for (let page = 0; page < 50; page++) await answers.get(`page ${page}`, 5, make);
  expect(answers.bytes()).toBeLessThanOrEqual(10_000);
  expect(answers.bytes()).toBeGreaterThan(8_000);
  await answers.get("page 49", 5, make);
  expect(make).toHaveBeenCalledTimes(50);
  await answers.get("page 0", 5, make);
  expect(make).toHaveBeenCalledTimes(51);
  await answers.get("all pages", 5, async () => ok(Buffer.alloc(20_000)));
  expect(answers.bytes()).toBe(0);
});
