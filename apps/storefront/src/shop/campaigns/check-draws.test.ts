import { createHash, createHmac } from "node:crypto";
import { drawText, prizeAt, rollOf } from "@sampan/domain/shop/campaigns/draw";
import { expect, test } from "vitest";
import { checkDraws } from "./check-draws.ts";

const seed = "ab".repeat(32);
const prizes = [
  { place: 1, currency: null, odds_bp: 3_000 },
  { place: 2, currency: null, odds_bp: 500 },
];
const drawn = (serial: number) => {
  const digest = createHmac("sha256", seed).update(drawText("CM1", serial)).digest("hex");
  return {
    serial,
    currency: "TWD" as const,
    place: prizeAt(prizes, rollOf(digest))?.place ?? null,
  };
};
const record = {
  id: "CM1",
  seed,
  commitment: createHash("sha256").update(seed).digest("hex"),
  prizes,
  datalist: Array.from({ length: 200 }, (_, at) => drawn(at + 1)),
  total: 200,
};

test("a draw is reckoned again from its seed, and any changed entry is noticed [BO-37]", async () => {
  expect(await checkDraws(record)).toEqual({ isTrue: true, checked: 200 });
  const winner = record.datalist.findIndex(({ place }) => place !== null);
  const bent = record.datalist.map((one, at) => (at === winner ? { ...one, place: null } : one));
  expect((await checkDraws({ ...record, datalist: bent })).isTrue).toBe(false);
  expect((await checkDraws({ ...record, seed: "cd".repeat(32) })).isTrue).toBe(false);
});
