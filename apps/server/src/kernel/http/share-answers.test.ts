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
