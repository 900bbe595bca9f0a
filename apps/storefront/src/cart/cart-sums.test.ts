import type { CartItem } from "@sampan/contract/carts";
import { convert } from "@sampan/domain/money";
import { describe, expect, test } from "vitest";
import { sumsOf } from "./cart-sums.ts";

const line = (cart_id: string, more: Partial<CartItem> = {}) =>
  ({
    cart_id,
    item_id: cart_id,
    spu_id: "dress",
    num: 1,
    price_real: 5900,
    tiers: [],
    minimum_batch: 1,
    is_selectable: true,
    ...more,
  }) as CartItem;

const toTwd = (yuan: number) => convert(yuan, 4_530_000);

describe("the sum of the checked lines", () => {
  test("adds the converted lines, not a converted sum", () => {
    const items = [line("a", { price_real: 333 }), line("b", { price_real: 333, spu_id: "mug" })];
    expect(sumsOf(items, toTwd)).toEqual({ pieces: 2, yuan: 666, converted: 2 * 1508 });
  });

  test("prices every piece of a product at the tier that its checked lines reach", () => {
    const tiers = [
      { from: 2, price: 5900 },
      { from: 10, price: 5500 },
    ];
    const items = [line("a", { num: 6, tiers }), line("b", { num: 4, tiers })];
    expect(sumsOf(items, toTwd).yuan).toBe(10 * 5500);
    expect(sumsOf(items.slice(0, 1), toTwd).yuan).toBe(6 * 5900);
  });
});
