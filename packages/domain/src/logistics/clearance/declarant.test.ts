import { describe, expect, test } from "vitest";
import { isSameName, readDeclarant } from "./declarant.ts";
import { needsClearance } from "./needs-clearance.ts";

describe("whoever declares", () => {
  test("is a name and a mobile of the region, however they are typed", () => {
    expect(readDeclarant({ name: " 林　小舟 ", mobile: "０912-345 678" }, "TW")).toEqual({
      ok: true,
      value: { name: "林 小舟", mobile: "+886912345678" },
    });
    expect(readDeclarant({ name: "Mary-Jane O'Neil", mobile: "+886912345678" }, "TW").ok).toBe(
      true,
    );
    for (const name of ["", " ", "林", "0912345678", "林小舟1", "-- --"])
      expect(readDeclarant({ name, mobile: "0912345678" }, "TW")).toEqual({
        ok: false,
        error: { code: "declarant_name_needed" },
      });
    for (const mobile of ["", "0223456789", "091234567", "+66812345678"])
      expect(readDeclarant({ name: "林小舟", mobile }, "TW")).toEqual({
        ok: false,
        error: { code: "declarant_mobile_invalid" },
      });
  });

  test("is the same person by another spelling, and no other", () => {
    expect(isSameName("林 小舟", "林小舟")).toBe(true);
    expect(isSameName("Lin, Xiao-Zhou", "LIN XIAO ZHOU")).toBe(true);
    expect(isSameName("林小舟", "林小州")).toBe(false);
  });
});

test("only lines that are declared simplified into regions that ask for it wait", () => {
  expect(needsClearance({ region: "TW", transport: 12 }, [12, 8])).toBe(true);
  expect(needsClearance({ region: "TW", transport: 9 }, [12, 8])).toBe(false);
  expect(needsClearance({ region: "TH", transport: 12 }, [12, 8])).toBe(false);
  expect(needsClearance({ region: "TW", transport: 12 }, [])).toBe(false);
});
