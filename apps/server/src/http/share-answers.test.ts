import { ok, refuse } from "@sampan/domain/result";
import { expect, test, vi } from "vitest";
import { shareAnswers } from "./share-answers.ts";

const clockAt = (start: number) => {
  let at = start;
  return { now: () => new Date(at), pass: (seconds: number) => void (at += seconds * 1000) };
};

test("makes one answer for everybody who asks at the same time, and again when it is old", async () => {
  const clock = clockAt(0);
  const answers = shareAnswers(clock.now);
  const make = vi.fn(async () => ok("{}"));
  await Promise.all(Array.from({ length: 50 }, () => answers.get("goods", 5, make)));
  expect(make).toHaveBeenCalledTimes(1);
  clock.pass(6);
  await answers.get("goods", 5, make);
  expect(make).toHaveBeenCalledTimes(2);
});

test("keeps languages apart by their key", async () => {
  const answers = shareAnswers(clockAt(0).now);
  expect(await answers.get("goods th", 5, async () => ok("เดรส"))).toEqual(ok("เดรส"));
  expect(await answers.get("goods zh", 5, async () => ok("连衣裙"))).toEqual(ok("连衣裙"));
});

test("forgets what was refused or failed at once", async () => {
  const answers = shareAnswers(clockAt(0).now);
  const refused = refuse({ code: "service_unavailable" } as const);
  expect(await answers.get("a", 5, async () => refused)).toEqual(refused);
  await expect(answers.get("a", 5, () => Promise.reject(new Error("down")))).rejects.toThrow(
    "down",
  );
  expect(await answers.get("a", 5, async () => ok("up"))).toEqual(ok("up"));
});
