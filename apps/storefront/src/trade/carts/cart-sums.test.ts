import { convert, formatAmount } from "@sampan/domain/kernel/money";
import { describe, expect, test } from "vitest";
import { cartLine } from "../../../../../tests/support/cart-line.ts";
import { sumsOf } from "./cart-sums.ts";

const toTwd = (yuan: number) => convert(yuan, { rate_e6: 4_530_000, rounding: "half_up" });

describe("the sum of the checked lines", () => {
  test("adds the converted lines, not a converted sum", () => {
    const items = [
      cartLine("a", { price_real: 333 }),
      cartLine("b", { price_real: 333, spu_id: "mug" }),
    ];
    expect(sumsOf(items, toTwd)).toEqual({ pieces: 2, yuan: 666, converted: 2 * 1508 });
  });

  test("of dimes is exact, in yuan and converted, and so it stands below them [MONEY-09]", () => {
    const items = [10, 20, 70].map((price_real, at) =>
      cartLine(`${at}`, { price_real, spu_id: `mug ${at}` }),
    );
    // 0.453, 0.906 and 3.171, each to whole cents.
    expect(sumsOf(items, toTwd)).toEqual({ pieces: 3, yuan: 100, converted: 45 + 91 + 317 });
    const { yuan, converted } = sumsOf(items.slice(0, 2), toTwd);
    expect([formatAmount(yuan, "CNY"), formatAmount(converted, "TWD")]).toEqual([
      "¥\u00a00.30",
      "NT$\u00a01.36",
    ]);
  });

  test("prices every piece of a product at the tier that its checked lines reach", () => {
    const tiers = [
      { from: 2, price: 5900 },
      { from: 10, price: 5500 },
    ];
    const items = [cartLine("a", { num: 6, tiers }), cartLine("b", { num: 4, tiers })];
    expect(sumsOf(items, toTwd).yuan).toBe(10 * 5500);
    expect(sumsOf(items.slice(0, 1), toTwd).yuan).toBe(6 * 5900);
  });
});
