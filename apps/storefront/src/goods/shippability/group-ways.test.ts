import type { ShippingVerdict } from "@sampan/contract/goods/shippability/shippability";
import { expect, test } from "vitest";
import { groupWays } from "./group-ways.ts";
import type { Way } from "./ways-of.ts";

const kinds = { 12: "air", 8: "fast_sea", 9: "sea", 10: "land" } as const;

const way = (id: 8 | 9 | 12, wish: Partial<ShippingVerdict> = {}): Way => {
  const verdict: ShippingVerdict = {
    transport: id,
    outcome: "sent",
    reason: "",
    mark: "",
    checked_on: "2026-11-20",
    limit: null,
    ...wish,
  };
  const days = { days_min: 3, days_max: 5 };
  const { outcome } = verdict;
  return { id, kind: kinds[id], is_open: true, ...days, classes: ["ordinary"], outcome, verdict };
};
const told = (ways: Way[]) =>
  groupWays(ways).map((group) => [
    group.ways.map(({ id }) => id),
    group.says,
    group.mark || group.count,
  ]);

test("ways with the same verdict stand together, where the first of them stood", () => {
  const closed = { outcome: "not_carried" } as const;
  expect(told([way(12), way(8, closed), way(9, closed)])).toEqual([
    [[12], "sent", 0],
    [[8, 9], "not_carried", 0],
  ]);
});

test("a mark and a number of pieces are named", () => {
  const limit = { max_pieces: 2, reason: "", mark: "NCC", checked_on: "2026-11-20" };
  expect(
    told([
      way(12, { outcome: "inspection", mark: "NCC" }),
      way(8, { outcome: "inspection" }),
      way(9, { limit }),
    ]),
  ).toEqual([
    [[12], "inspection", "NCC"],
    [[8], "inspection_plain", 0],
    [[9], "limited", 2],
  ]);
});
