import type { CartItem } from "@sampan/contract/carts";
import { convert } from "@sampan/domain/money";
import { describe, expect, test } from "vitest";
import { sumsOf } from "./cart-sums.ts";
import { choosable, linesToSettle, shareChosen, toggleAll } from "./chosen-lines.ts";

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

describe("checking lines", () => {
  const items = [line("a"), line("b"), line("c")];

  test("all at once, and none at once when tapped again [CART-02]", () => {
    const all = toggleAll(items, new Set());
    expect([...all]).toEqual(["a", "b", "c"]);
    expect(shareChosen(items, all)).toBe("all");
    expect(toggleAll(items, all).size).toBe(0);
    expect([...toggleAll(items, new Set(["b"]))].toSorted()).toEqual(["a", "b", "c"]);
  });

  test("by shop leaves the lines of other shops alone, and follows its own [CART-03]", () => {
    const shop = items.slice(0, 2);
    const chosen = toggleAll(shop, new Set(["c"]));
    expect([...chosen].toSorted()).toEqual(["a", "b", "c"]);
    expect([...toggleAll(shop, chosen)]).toEqual(["c"]);
    expect(shareChosen(shop, new Set(["a"]))).toBe("some");
    expect(shareChosen(shop, new Set(["c"]))).toBe("none");
  });

  test("leaves out what cannot be ordered, unless it is to be removed", () => {
    const mixed = [line("a"), line("gone", { is_selectable: false })];
    expect(choosable(mixed, false).map(({ cart_id }) => cart_id)).toEqual(["a"]);
    expect(choosable(mixed, true)).toHaveLength(2);
  });
});

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

describe("settling", () => {
  const fiftyOne = Array.from({ length: 51 }, (_, position) => line(`line ${position}`));
  const all = new Set(fiftyOne.map(({ cart_id }) => cart_id));

  test("takes the first fifty of more, and says that it did [CART-09]", () => {
    const settled = linesToSettle(fiftyOne, all, 50);
    if (!settled.ok) throw new Error("refused");
    expect(settled.value.isCut).toBe(true);
    expect(settled.value.items.map(({ cart_id }) => cart_id)).toEqual([...all].slice(0, 50));
    expect(linesToSettle(fiftyOne.slice(0, 50), all, 50)).toMatchObject({
      value: { isCut: false },
    });
  });

  test("asks to choose when nothing is checked [CART-07]", () => {
    expect(linesToSettle(fiftyOne, new Set(), 50)).toEqual({
      ok: false,
      error: { code: "nothing_selected" },
    });
  });

  test("needs the minimum batch of each product among the checked lines", () => {
    const batch = [
      line("a", { minimum_batch: 3, num: 2 }),
      line("b", { minimum_batch: 3, num: 1 }),
    ];
    expect(linesToSettle(batch, new Set(["a"]), 50)).toEqual({
      ok: false,
      error: { code: "below_minimum_batch", n: 3 },
    });
    expect(linesToSettle(batch, new Set(["a", "b"]), 50).ok).toBe(true);
  });
});
