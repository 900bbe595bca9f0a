import type { ListItem } from "@sampan/contract/goods/catalogue/goods";
import { expect, test } from "vitest";
import { pricesOfGoods } from "./goods-card.tsx";

const item = (facts: Pick<ListItem, "platform" | "price" | "activity_price">) => facts as ListItem;

const rate = { compare: (yuan: number) => yuan + 3_068 };

test("a marketplace's price stands beside what it is compared with [SRCH-20]", () => {
  expect(pricesOfGoods(item({ platform: 3, price: 5_900, activity_price: 0 }), rate)).toEqual({
    price: 5_900,
    comparison: 8_968,
  });
});

test("own goods cost their promotion's price, compared with their usual one, and else that [OWN-07]", () => {
  expect(pricesOfGoods(item({ platform: 1, price: 7_900, activity_price: 6_590 }), rate)).toEqual({
    price: 6_590,
    comparison: 7_900,
  });
  expect(pricesOfGoods(item({ platform: 1, price: 7_900, activity_price: 0 }), rate)).toEqual({
    price: 7_900,
    comparison: undefined,
  });
});

test("what a campaign sells for less is compared with its usual price, whoever sells it [CHK-24]", () => {
  expect(pricesOfGoods(item({ platform: 3, price: 5_900, activity_price: 4_000 }), rate)).toEqual({
    price: 4_000,
    comparison: 5_900,
  });
});
