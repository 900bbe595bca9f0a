import { describe, expect, test } from "vitest";
import { customsOf } from "../../people/regions/regions.ts";
import { countsFor, meterOf, verdictOf } from "./clearance-meter.ts";

const taiwan = customsOf.TW;
const parcel = { has_left: true, value: 1_500_00, is_tax_included: false };

describe("free times of half a year", () => {
  test("are taken by what is worth little enough and pays its tax itself", () => {
    const meter = meterOf(
      [
        parcel,
        { ...parcel, value: 2_000_00 },
        { ...parcel, value: 2_000_01 },
        { ...parcel, is_tax_included: true },
        { ...parcel, has_left: false },
      ],
      taiwan,
    );
    expect(meter).toEqual({ free_up_to: 2_000_00, times: 6, used: 2, coming: 1 });
    expect(meterOf([parcel], customsOf.TH)).toBeNull();
  });

  test("say what is asked of a parcel: nothing, or tax for its worth or for coming too late", () => {
    expect(verdictOf(parcel, 5, taiwan)).toBe("free");
    expect(verdictOf(parcel, 6, taiwan)).toBe("times_used_up");
    expect(verdictOf({ ...parcel, value: 2_000_01 }, 0, taiwan)).toBe("worth_too_much");
    expect(verdictOf({ ...parcel, is_tax_included: true }, 9, taiwan)).toBe("tax_included");
  });

  test("are a person's: what left before anybody was named may have been theirs", () => {
    const mine = "+886912000001";
    expect(countsFor({ has_left: true, mobile: mine }, mine)).toBe(true);
    expect(countsFor({ has_left: true, mobile: "+886912000002" }, mine)).toBe(false);
    expect(countsFor({ has_left: true, mobile: null }, mine)).toBe(true);
    expect(countsFor({ has_left: false, mobile: null }, mine)).toBe(false);
  });
});
