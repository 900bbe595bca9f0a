import { expect, test } from "vitest";
import { groupByShop } from "./group-by-shop.ts";
import type { SellerOrder } from "./seller-order.ts";

const order = (id: string, platform: number, shop_name: string, biz_attribute = 0) =>
  ({ id, platform, shop_name, biz_attribute }) as SellerOrder;

test("what is wanted of one shop stands together, whichever order it is of; shops of two marketplaces do not [BO-10]", () => {
  const groups = groupByShop([
    order("a", 3, "沐禾服饰"),
    order("b", 4, "沐禾服饰"),
    order("c", 3, "沐禾服饰"),
    order("d", 1, "", 2),
    order("e", 1, "", 2),
  ]);
  expect(groups.map(({ orders }) => orders.map(({ id }) => id))).toEqual([
    ["a", "c"],
    ["b"],
    ["d"],
    ["e"],
  ]);
});
