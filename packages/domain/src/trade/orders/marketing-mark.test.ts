import { describe, expect, test } from "vitest";
import {
  judgeMarks,
  type MarkConditions,
  type MarketingMark,
  nextMark,
  type OrderToMark,
} from "./marketing-mark.ts";

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const nothing: MarkConditions = {
  user_level: [],
  pay_method: [],
  min_item_fee: null,
  min_hd2_fee: null,
  min_order_fee: null,
  detailMark: { detailGoodsPrice: null, detailTime: null },
};
const mark = (change: Partial<MarkConditions> = {}, tag = "gift"): MarketingMark => ({
  tag,
  window: { from: at(1), until: at(20) },
  conditions: { ...nothing, ...change },
});
const order: OrderToMark = {
  status: -1,
  biz_attribute: 0,
  tier: "gold",
  pay_mode: "twice",
  item_fee: 100_000,
  hd2_fee: 30_000,
  order_fee: 140_000,
  goods_price: 25_000,
  placed_at: at(10),
};
const lacksOf = (conditions: Partial<MarkConditions>, change: Partial<OrderToMark> = {}) =>
  judgeMarks([mark(conditions)], { ...order, ...change }).map(({ lacks }) => lacks);

describe("a marketing mark", () => {
  const all: Partial<MarkConditions> = {
    user_level: ["gold", "king"],
    pay_method: ["twice"],
    min_item_fee: 100_000,
    min_hd2_fee: 30_000,
    min_order_fee: 140_000,
    detailMark: { detailGoodsPrice: 25_000, detailTime: { from: at(9), until: at(11) } },
  };

  test("applies when tier, payment method, three minimum fees, price and time hold, each to the cent [PROMO-16] [PROMO-14] [PROMO-15]", () => {
    expect(lacksOf(all)).toEqual([[]]);
  });

  test.each<[string, Partial<OrderToMark>, { key: string; missing: number }]>([
    ["another tier [ACC-33]", { tier: "classic" }, { key: "user_level", missing: 0 }],
    ["another payment method", { pay_mode: "once" }, { key: "pay_method", missing: 0 }],
    ["none chosen yet", { pay_mode: undefined }, { key: "pay_method", missing: 0 }],
    ["a cent of goods less", { item_fee: 99_999 }, { key: "min_item_fee", missing: 1 }],
    ["freight too small", { hd2_fee: 10_000 }, { key: "min_hd2_fee", missing: 20_000 }],
    ["an order too small", { order_fee: 0 }, { key: "min_order_fee", missing: 140_000 }],
    ["only cheaper pieces", { goods_price: 24_000 }, { key: "goods_price", missing: 1_000 }],
    ["before its hours", { placed_at: at(8) }, { key: "time", missing: 0 }],
    ["when they end", { placed_at: at(11) }, { key: "time", missing: 0 }],
  ])("lacks one thing with %s [PROMO-16]", (_, change, lack) => {
    expect(lacksOf(all, change)).toEqual([[lack]]);
  });

  test("asks nothing that it does not say, but its window [PROMO-13]", () => {
    expect(lacksOf({}, { tier: "classic", pay_mode: undefined, item_fee: 0 })).toEqual([[]]);
    expect(lacksOf({}, { placed_at: at(1) })).toEqual([[]]);
    expect(lacksOf({}, { placed_at: at(20) })).toEqual([[{ key: "time", missing: 0 }]]);
  });

  test("is computed for no order of status 9 or 0, and for none with biz_attribute 2 [ORD-44] [ORD-45]", () => {
    for (const change of [{ status: 9 }, { status: 0 }, { biz_attribute: 2 }] as const)
      expect(lacksOf({}, change)).toEqual([]);
    for (const change of [{ status: 1 }, { status: 7 }, { biz_attribute: 1 }] as const)
      expect(lacksOf({}, change)).toEqual([[]]);
  });
});

test("the next mark is the one that lacks the fewest things, then the least money, among those within reach", () => {
  const marks = [
    mark({}, "given"),
    mark({ user_level: ["king"] }, "never"),
    mark({ min_item_fee: 190_000 }, "far"),
    mark({ min_item_fee: 120_000, pay_method: ["once"] }, "two things"),
    mark({ min_item_fee: 150_000 }, "near"),
  ];
  const judged = judgeMarks(marks, order);
  expect(nextMark(judged)).toMatchObject({
    mark: { tag: "near" },
    lacks: [{ key: "min_item_fee", missing: 50_000 }],
  });
  expect(nextMark(judged.slice(0, 2))).toBeNull();
  // Nobody becomes another customer or turns the clock at settlement, however little else is missing.
  const elsewhere = { detailGoodsPrice: null, detailTime: { from: at(1), until: at(2) } };
  const outOfReach = [
    mark({ user_level: ["king"], min_item_fee: 100_001 }),
    mark({ detailMark: elsewhere }),
    mark({ detailMark: elsewhere, min_item_fee: 100_001 }),
  ];
  expect(nextMark(judgeMarks(outOfReach, order))).toBeNull();
});
