import { describe, expect, test } from "vitest";
import { crossingOf, nextHalfFrom, timesLeft, withRoomFor } from "./recipient-meters.ts";

const meter = (used: number, coming = 0) => ({ free_up_to: 2_000_00, times: 6, used, coming });
const box = (clearance: "free" | "taxed" | "tax_included", isFree: boolean) => ({
  clearance,
  customs: { isFree },
});

describe("the free times of those who receive", () => {
  test("are what neither left nor is billed, and never below none", () => {
    expect(timesLeft(meter(2, 1))).toBe(3);
    expect(timesLeft(meter(7, 1))).toBe(0);
  });

  test("are new on the first of July and of January, by the clocks there", () => {
    expect(nextHalfFrom(new Date("2026-11-29T04:00:00Z"), "TW")).toBe("2027-01-01");
    expect(nextHalfFrom(new Date("2026-06-30T15:59:59Z"), "TW")).toBe("2026-07-01");
    expect(nextHalfFrom(new Date("2026-06-30T16:00:00Z"), "TW")).toBe("2027-01-01");
    expect(nextHalfFrom(new Date("2026-12-31T16:00:00Z"), "TW")).toBe("2027-07-01");
  });

  test("are crossed by a plan whose small boxes are taxed, not by what is worth too much or has its tax in the freight", () => {
    expect(crossingOf([box("free", true), box("taxed", true), box("taxed", false)])).toEqual({
      count: 1,
      wanted: 2,
    });
    expect(crossingOf([box("free", true), box("taxed", false)])).toBeUndefined();
    expect(crossingOf([box("tax_included", true)])).toBeUndefined();
  });

  test("of another are proposed where they are enough, the scarcest first, else where they are most", () => {
    const [one, two, three] = [meter(5), meter(3), meter(0)].map((own) => ({ meter: own }));
    const all = [three, one, two].flatMap((some) => some ?? []);
    expect(withRoomFor(all, { wanted: 2, left: 0 })).toBe(two);
    expect(withRoomFor(all, { wanted: 6, left: 0 })).toBe(three);
    expect(withRoomFor(all, { wanted: 9, left: 0 })).toBe(three);
    expect(withRoomFor([{ meter: meter(6) }], { wanted: 2, left: 0 })).toBeUndefined();
    // Who has no more room than whoever declares now helps nothing.
    expect(withRoomFor([{ meter: meter(5) }], { wanted: 2, left: 1 })).toBeUndefined();
  });
});
