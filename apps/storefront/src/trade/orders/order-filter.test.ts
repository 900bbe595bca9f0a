import { describe, expect, test } from "vitest";
import { askedBy, cleanFilter, filterOf, isBackwards, isFiltered } from "./order-filter.ts";
import { readFilter } from "./order-filter-search.ts";

const read = (search: Record<string, unknown>) => filterOf(readFilter(search));

describe("the filter of the order list", () => {
  test("asks by words, by type, by the seller's number and by days, and by nothing that was left empty [ORD-04]", () => {
    const filter = read({
      kind: "payment",
      words: " 外套 黑色 ",
      seller_no: "B-77",
      from: "2026-11-01",
      to: "2026-11-18",
    });
    expect(askedBy(filter)).toEqual({
      biz_attr_array: [2],
      words: "外套 黑色",
      out_oid: "B-77",
      start_time: "2026-11-01",
      end_time: "2026-11-18",
    });
    expect(askedBy(read({ kind: "purchase" }))).toEqual({ biz_attr_array: [0] });
    expect(askedBy(read({ kind: "consignment" }))).toEqual({ biz_attr_array: [1] });
    expect(askedBy(cleanFilter({ seller_no: "   ", from: "", to: "" }))).toEqual({});
  });

  test("reads what anybody may have written into an address", () => {
    expect(read({ kind: "gift", seller_no: ["x"], from: "yesterday", to: 20_261_118 })).toEqual({});
    expect(read({ seller_no: 2_250_017 })).toEqual({ seller_no: "2250017" });
    expect(read({ seller_no: 2 ** 60, words: { a: 1 } })).toEqual({});
    expect(read({ words: 2026 })).toEqual({ words: "2026" });
    expect(read({ words: "長".repeat(80) }).words).toHaveLength(60);
    expect(read({ seller_no: "9".repeat(80) }).seller_no).toHaveLength(60);
  });

  test("knows days in the wrong order, and that nothing narrows", () => {
    expect(isBackwards({ from: "2026-11-18", to: "2026-11-17" })).toBe(true);
    expect(isBackwards({ from: "2026-11-18", to: "2026-11-18" })).toBe(false);
    expect(isBackwards({ from: "2026-11-18" })).toBe(false);
    expect([isFiltered({}), isFiltered({ kind: "payment" })]).toEqual([false, true]);
  });
});
