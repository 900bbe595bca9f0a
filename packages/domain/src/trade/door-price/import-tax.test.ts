import { describe, expect, test } from "vitest";
import { customsBy } from "../../goods/duties/duty-book.ts";
import { dutyBook } from "../../goods/duties/testing/duty-book.ts";
import { doorPrice, type DoorAsked } from "./door-price.ts";
import { dutyRangeOf, freeValueOf, importTaxOf } from "./import-tax.ts";
import { asked, classed, dress, thai } from "./testing/door-cases.ts";

const inThailand = { region: "TH", customs: customsBy(dutyBook, "TH"), tariff: [thai] } as const;

describe("import tax", () => {
  test("of goods without a price asks for nothing, and of a class that no table knows for anything", () => {
    const value = { low: 0, high: 100_00 };
    const free = [{ goods: 0, duty_class: "clothing" as const }];
    expect(importTaxOf(free, value, { vat_bp: 700, duty: {} })).toEqual({
      duty: { low: 0, high: 0 },
      vat: { low: 0, high: 7_00 },
    });
    expect(dutyRangeOf({}, "clothing")).toEqual({ low_bp: 0, high_bp: 10_000 });
  });

  test("is free up to the value itself", () => {
    const customs = customsBy(dutyBook, "TW");
    const free = 2_000_00;
    expect(freeValueOf({ low: 1, high: free }, customs)).toBe("within");
    expect(freeValueOf({ low: free, high: free + 1 }, customs)).toBe("near");
    expect(freeValueOf({ low: free + 1, high: free + 1 }, customs)).toBe("above");
  });

  test("is no doubt where nothing is open, where tax is in the price, or where nothing is taxed yet", () => {
    const goods = [{ ...dress, duty: classed(undefined) }];
    const doubtsOf = (change: Partial<DoorAsked>) =>
      doorPrice({ ...asked, ...inThailand, goods, ...change }).doubts.map(({ reason }) => reason);
    expect(doubtsOf({ tariff: [] })).toEqual(["no_way_open"]);
    expect(doubtsOf({ tariff: [{ ...thai, is_tax_included: true }] })).toEqual([]);
    expect(doorPrice({ ...asked, goods }).doubts).toEqual([]);
    expect(doorPrice({ ...asked, ...inThailand }).doubts).toEqual([]);
  });
});
