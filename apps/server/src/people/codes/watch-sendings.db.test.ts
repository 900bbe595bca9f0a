import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { Needs } from "../../kernel/needs.ts";
import { watchSendings } from "./watch-sendings.ts";

const { clock, db, needs } = await openTestApp();

/** Sends codes within a minute that was over a minute ago, a part of them used. */
async function send({ codes, used }: { codes: number; used: number }): Promise<void> {
  await db.deleteFrom("captchas").execute();
  const sent_at = new Date(clock.now().getTime() - 90_000);
  await db
    .insertInto("captchas")
    .values(
      Array.from({ length: codes }, (_, n) => ({
        target: `+8869${String(n).padStart(8, "0")}`,
        purpose: "register" as const,
        code_hash: Buffer.alloc(32),
        sent_at,
        expires_at: new Date(sent_at.getTime() + 600_000),
        used_at: n < used ? clock.now() : null,
      })),
    )
    .execute();
}

/** What is told with a budget of so many codes a day. */
async function watch(captchas_per_day = 5_000): Promise<unknown[]> {
  const told: unknown[] = [];
  const log = { error: (...words: unknown[]) => void told.push(words) };
  const limits = { ...needs.limits, captchas_per_day };
  await watchSendings({ ...needs, limits, log: log as unknown as Needs["log"] });
  return told;
}

test("codes that nobody uses are told to whoever runs the house [NFR-08]", async () => {
  await send({ codes: 60, used: 3 });
  expect(await watch()).toEqual([
    [{ sent: 60, used: 3, minutes: 10 }, "codes are asked for and not used"],
  ]);
});

test.each([
  ["codes that people use", { codes: 60, used: 45 }],
  ["a few codes that nobody uses", { codes: 12, used: 0 }],
])("%s are no news", async (_, sent) => {
  await send(sent);
  expect(await watch()).toEqual([]);
});

test("a day's codes are told of before they are used up", async () => {
  await send({ codes: 40, used: 40 });
  expect(await watch(51)).toEqual([]);
  expect(await watch(50)).toEqual([
    [{ sent: 40, budget: 50 }, "the codes of the day are nearly used up"],
  ]);
});
