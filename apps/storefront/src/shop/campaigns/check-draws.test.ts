import { createHash, createHmac } from "node:crypto";
import { drawText, prizeAt, rollOf } from "@sampan/domain/shop/campaigns/draw";
import { expect, test } from "vitest";
import { checkDraws } from "./check-draws.ts";

const seed = "ab".repeat(32);
const prize = { kind: "points", currency: null, amount: 10, code: "" } as const;
const prizes = [
  { ...prize, place: 1, odds_bp: 3_000 },
  { ...prize, place: 2, odds_bp: 500 },
];
const drawn = (serial: number) => {
  const digest = createHmac("sha256", seed).update(drawText("CM1", serial)).digest("hex");
  const place = prizeAt(prizes, rollOf(digest))?.place ?? null;
  return { serial, currency: "TWD" as const, place, is_mine: false };
};
const all = Array.from({ length: 200 }, (_, at) => drawn(at + 1));
const commitment = createHash("sha256").update(seed).digest("hex");
const size = 30;
const check = (list = all, change: { readonly seed?: string } = {}) => {
  const told: number[] = [];
  const pageOf = (page: number) => ({
    id: "CM1",
    seed: change.seed ?? seed,
    commitment,
    prizes,
    total: 200,
    datalist: list.slice((page - 1) * size, page * size),
  });
  const checked = checkDraws(
    async (page) => pageOf(page),
    (count) => told.push(count),
  );
  return checked.then((answer) => ({ ...answer, told }));
};

test("all draws are reckoned again from the seed, page by page, and each page is told [BO-37]", async () => {
  const told = [30, 60, 90, 120, 150, 180, 200];
  expect(await check()).toEqual({ isTrue: true, checked: 200, total: 200, wrong: [], told });
});

test("an entry that was changed, taken out, put in or swapped is noticed wherever it stands [BO-37]", async () => {
  for (const at of [0, 29, 30, 150, 199]) {
    const other = all[at]?.place === 1 ? 2 : 1;
    const serial = at + 1;
    const bent = all.map((one) => (one.serial === serial ? { ...one, place: other } : one));
    expect(await check(bent)).toMatchObject({ isTrue: false, wrong: [serial] });
    expect((await check(all.filter((one) => one.serial !== serial))).isTrue).toBe(false);
    expect((await check([...all.slice(0, at), drawn(serial), ...all.slice(at)])).isTrue).toBe(
      false,
    );
  }
  expect((await check(all.toReversed())).isTrue).toBe(false);
  expect((await check(all, { seed: "cd".repeat(32) })).isTrue).toBe(false);
});
