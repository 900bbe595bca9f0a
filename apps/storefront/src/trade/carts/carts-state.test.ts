import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { cartQuery } from "./cart-query.ts";
import { readCarts } from "./carts-state.ts";

test("the global state holds each line of the cart with category, name, price, number and picture [STAT-01]", () => {
  const queryClient = new QueryClient();
  expect(readCarts(queryClient)).toBeUndefined();
  const item = {
    category_id: 12,
    item_name: "茶壶",
    price: 5900,
    num: 3,
    image: "https://cbu01.alicdn.com/a.webp",
    cart_id: "c1",
  };
  queryClient.setQueryData(cartQuery.queryKey, {
    datalist: [{ item_list: [item, { ...item, category_id: null, num: 1 }] }],
    total: 2,
  } as never);
  const line = {
    CategoryId: 12,
    GoodsName: "茶壶",
    GoodsPrice: 5900,
    GoodsNum: 3,
    GoodsImage: "https://cbu01.alicdn.com/a.webp",
  };
  expect(readCarts(queryClient)).toEqual([line, { ...line, CategoryId: null, GoodsNum: 1 }]);
});
