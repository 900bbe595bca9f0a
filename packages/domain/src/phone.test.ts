import { describe, expect, test } from "vitest";
import { localDigits, maskMobile, readMobile } from "./phone.ts";

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
    expect(readMobile(text, region)).toEqual({ ok: true, value: mobile });
    expect(readMobile(localDigits(mobile), region)).toEqual({ ok: true, value: mobile });
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
  ] as const)("'%s' is none of %s", (text, region) => {
    expect(readMobile(text, region)).toEqual({ ok: false, error: { code: "mobile_invalid" } });
  });
  test("can be one in either region from the same digits", () => {
    const inBoth = (["TW", "TH"] as const).map((region) => readMobile("0912345678", region).ok);
    expect(inBoth).toEqual([true, true]);
  });
  test("is shown in part only", () => expect(maskMobile("+886912345678")).toBe("09••••5678"));
});
