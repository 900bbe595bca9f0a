import { expect, test } from "vitest";
import { judgePriceChange } from "./judge-price-change.ts";

const conversion = { rate_e6: 4_530_000, rounding: "half_up" } as const;
const judge = (paid_price: number, price: number, pieces = 3) =>
  judgePriceChange({ paid_price, price, pieces, conversion }, { absorbed_rise_bp: 200 });

test("a rise up to the set share is ours, and from the next cent on the whole of it is asked for", () => {
  expect(judge(10_000, 10_200)).toEqual({ kind: "absorbed" });
  // 2.01 yuan x 3 pieces x 4.53
  expect(judge(10_000, 10_201)).toEqual({ kind: "asked", amount: 2_732 });
});

test("the share is of what was paid, so that small prices are judged as exactly as large ones", () => {
  expect(judge(49, 50)).toMatchObject({ kind: "asked" });
  expect(judge(50, 51)).toEqual({ kind: "absorbed" });
  expect(judge(999_999_950, 1_019_999_949)).toEqual({ kind: "absorbed" });
  expect(judge(999_999_950, 1_019_999_950)).toMatchObject({ kind: "asked" });
});

test("a rise that comes to no cent is ours", () => {
  const cheap = { ...conversion, rate_e6: 100_000 };
  const tiny = { paid_price: 10, price: 12, pieces: 1, conversion: cheap };
  expect(judgePriceChange(tiny, { absorbed_rise_bp: 200 })).toEqual({ kind: "absorbed" });
});

test("a fall is the customer's, and the same price is nothing", () => {
  expect(judge(10_000, 9_999)).toEqual({ kind: "fallen" });
  expect(judge(10_000, 10_000)).toEqual({ kind: "same" });
});
