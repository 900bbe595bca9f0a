import { describe, expect, test } from "vitest";
import { fc } from "../../../../tests/support/properties.ts";
import {
  batchStepOf,
  checkItemTotal,
  checkLineQuantity,
  minimumBatchOf,
  nextTier,
  priceTiersOf,
  snapQuantity,
  tierPrice,
} from "./quantity.ts";

const anyBounds = fc.record({ step: fc.integer({ min: 1, max: 50 }), stock: fc.nat(5_000) });

describe("an entered quantity", () => {
  test("rises to the next multiple of the batch step [SKU-06]", () => {
    expect(snapQuantity("7", { step: 5, stock: 100 })).toBe(10);
    expect(snapQuantity(10, { step: 5, stock: 100 })).toBe(10);
    expect(snapQuantity("1.2", { step: 1, stock: 100 })).toBe(2);
    expect(snapQuantity("1.25", { step: 1, stock: 100 })).toBe(2);
  });
  test("is read with spaces around it and in the wide digits of Chinese keyboards", () => {
    expect(snapQuantity(" 12 ", { step: 1, stock: 100 })).toBe(12);
    expect(snapQuantity("１２", { step: 1, stock: 100 })).toBe(12);
  });
  test("is cut to the largest batch in stock [SKU-07]", () => {
    expect(snapQuantity("99", { step: 5, stock: 23 })).toBe(20);
    expect(snapQuantity("4", { step: 5, stock: 3 })).toBe(0);
  });
  test.each(["", "abc", "-3", "1e3", "0x10", "Infinity", "--"])("'%s' becomes 0 [SKU-08]", (text) =>
    expect(snapQuantity(text, { step: 1, stock: 100 })).toBe(0),
  );
  test("is always a multiple within stock, and settles at once", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.nat(), fc.double()), anyBounds, (entered, bounds) => {
        const snapped = snapQuantity(entered, bounds);
        expect(snapped % bounds.step).toBe(0);
        expect(snapped).toBeGreaterThanOrEqual(0);
        expect(snapped).toBeLessThanOrEqual(bounds.stock);
        expect(snapQuantity(snapped, bounds)).toBe(snapped);
      }),
    );
  });
});

describe("the batch step", () => {
  test.each([
    [{ batchNum: 6 }, 6],
    [{ batchNum: "12" }, 12],
    [{ batchNum: 0 }, 1],
    [{ batchNum: -2 }, 1],
    [{ batchNum: 2.5 }, 1],
    [{ batchNum: "six" }, 1],
    [{}, 1],
    [null, 1],
    ["6", 1],
  ])("of %j is %d [SKU-12]", (propsExt, step) => expect(batchStepOf(propsExt)).toBe(step));
});

describe("price tiers", () => {
  const tiers = priceTiersOf({ "≥100": 8_00, "1-9": 10_00, "10-99": 9_00, none: 1, "no 5": 1 });

  test("are read lowest bound first", () => {
    expect(tiers).toEqual([
      { from: 1, isOpen: false, price: 10_00 },
      { from: 10, isOpen: false, price: 9_00 },
      { from: 100, isOpen: true, price: 8_00 },
    ]);
  });
  test.each([
    [1, 10_00],
    [9, 10_00],
    [10, 9_00],
    [99, 9_00],
    [100, 8_00],
    [0, 10_00],
  ])("a total of %d costs %d cents a piece [AGNT-36]", (total, price) => {
    expect(tierPrice(tiers, total)).toBe(price);
  });
  test("an item without tiers has no tier price", () => expect(tierPrice([], 5)).toBeUndefined());
  test("tell how many pieces are missing to the next", () => {
    expect(nextTier(tiers, 7)).toEqual({ tier: tiers[1], missing: 3 });
    expect(nextTier(tiers, 100)).toBeUndefined();
  });
});

describe("the least batch", () => {
  test("is the first bound of several tiers [SKU-02]", () => {
    expect(minimumBatchOf(priceTiersOf({ "3-9": 10_00, "≥10": 9_00 }), 1)).toBe(3);
  });
  test("is the bound of a single tier only when that says ≥ [SKU-03]", () => {
    expect(minimumBatchOf(priceTiersOf({ "≥6": 10_00 }), 1)).toBe(6);
    expect(minimumBatchOf(priceTiersOf({ "6": 10_00 }), 1)).toBe(1);
  });
  test("is never below the batch step", () => {
    expect(minimumBatchOf([], 4)).toBe(4);
    expect(minimumBatchOf(priceTiersOf({ "1-9": 10_00, "≥10": 9_00 }), 4)).toBe(4);
  });
  test("is reached by all skus of the item together [SKU-02] [SKU-04]", () => {
    expect(checkItemTotal([2, 0, 4], 6)).toEqual({ ok: true, value: 6 });
    expect(checkItemTotal([2, 0, 3], 6)).toEqual({
      ok: false,
      error: { code: "below_minimum_batch", values: { n: 6 } },
    });
  });
  test("of nothing chosen is refused as such", () => {
    expect(checkItemTotal([0, 0], 6)).toEqual({ ok: false, error: { code: "nothing_selected" } });
  });
});

describe("a submitted line", () => {
  const bounds = { step: 2, stock: 9 };
  test("within its bounds passes", () => {
    expect(checkLineQuantity(8, bounds)).toEqual({ ok: true, value: 8 });
    expect(checkLineQuantity(9, { step: 3, stock: 9 })).toEqual({ ok: true, value: 9 });
  });
  test.each([
    { quantity: 0, bounds, code: "nothing_selected" },
    { quantity: Number.NaN, bounds, code: "nothing_selected" },
    { quantity: 2, bounds: { step: 1, stock: 0 }, code: "no_stock" },
    { quantity: 10, bounds, code: "over_stock", values: { stock: 9 } },
    { quantity: 3, bounds, code: "not_in_batch_step", values: { step: 2 } },
  ])("of $quantity is refused as $code [SKU-11]", ({ quantity, bounds: given, ...error }) => {
    expect(checkLineQuantity(quantity, given)).toEqual({ ok: false, error });
  });
});
