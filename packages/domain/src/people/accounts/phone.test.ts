import { describe, expect, test } from "vitest";
import { localDigits, maskMobile, mobileOf, possibleMobiles } from "./phone.ts";

describe("a mobile number", () => {
  test.each([
    ["0912345678", "TW", "+886912345678"],
    ["912345678", "TW", "+886912345678"],
    ["0912-345 678", "TW", "+886912345678"],
    ["+886912345678", "TW", "+886912345678"],
    ["０９１２３４５６７８", "TW", "+886912345678"],
    ["0812345678", "TH", "+66812345678"],
    ["612345678", "TH", "+66612345678"],
  ] as const)("%s of %s is stored as %s [ACC-09]", (text, region, mobile) => {
    expect(mobileOf(text, region)).toEqual({ ok: true, value: mobile });
    expect(mobileOf(localDigits(mobile), region)).toEqual({ ok: true, value: mobile });
  });
  test.each([
    ["", "TW"],
    ["0812345678", "TW"],
    ["0223456789", "TH"],
    ["09123456789", "TW"],
    ["091234567", "TW"],
    ["+66812345678", "TW"],
    ["0912345abc", "TW"],
    ["00912345678", "TW"],
    ["9012345678", "TW"],
    ["91234567800", "TW"],
    ["x912345678", "TW"],
    ["6612345678x", "TH"],
    ["x612345678", "TH"],
  ] as const)("'%s' is none of %s", (text, region) => {
    expect(mobileOf(text, region)).toEqual({ ok: false, error: { code: "mobile_invalid" } });
  });
  test("can belong to either region, and then has to be told which", () => {
    expect(possibleMobiles("0912345678").map((one) => one.region)).toEqual(["TW", "TH"]);
    expect(possibleMobiles("0812345678").map((one) => one.region)).toEqual(["TH"]);
    expect(possibleMobiles("nobody")).toEqual([]);
  });
  test("is shown in part only", () => expect(maskMobile("+886912345678")).toBe("09••••5678"));
  test("of a place we do not know is shown in part only as well", () => {
    expect(localDigits("+819012345678")).toBe("+819012345678");
    expect(maskMobile("+819012345678")).toBe("+81••••5678");
  });
});
