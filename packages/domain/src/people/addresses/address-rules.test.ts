import { defaultLimits } from "../../kernel/settings/limits.ts";
import { describe, expect, test } from "vitest";
import { defaultPostalPatterns, refuseAddress, type AddressDraft } from "./address-rules.ts";

const inTaipei: AddressDraft = {
  consignee: "林美玲",
  phone: "0912345678",
  region: "TW",
  to: ["臺北市", "大安區"],
  detail: "和平東路二段 118 號 3 樓",
  postal_code: "10663",
};

describe("an address", () => {
  test("with every field is accepted", () => {
    expect(refuseAddress(inTaipei, defaultLimits)).toEqual([]);
    expect(
      refuseAddress(
        { ...inTaipei, region: "TH", to: ["กรุงเทพมหานคร", "วัฒนา", "คลองเตยเหนือ"] },
        defaultLimits,
      ),
    ).toEqual([]);
  });
  test.each([
    [{ to: [] }, "to", "area_needed"],
    [{ to: ["臺北市"] }, "to", "area_needed"],
    [{ to: ["臺北市", " "] }, "to", "area_needed"],
    [{ region: "TH" }, "to", "area_needed"],
    [{ detail: " " }, "detail", "detail_needed"],
    [{ postal_code: "" }, "postal_code", "postal_code_invalid"],
    [{ postal_code: "1066" }, "postal_code", "postal_code_invalid"],
    [{ postal_code: "106630" }, "postal_code", "postal_code_invalid"],
    [{ postal_code: "1066a" }, "postal_code", "postal_code_invalid"],
    [{ consignee: " " }, "consignee", "consignee_needed"],
    [{ consignee: "林".repeat(26) }, "consignee", "consignee_too_long"],
    [{ phone: "" }, "phone", "phone_invalid"],
    [{ phone: "09123456789" }, "phone", "phone_invalid"],
    [{ phone: "0912-34567" }, "phone", "phone_invalid"],
    [{ phone: "+912345678" }, "phone", "phone_invalid"],
    [{ phone: "091234567x" }, "phone", "phone_invalid"],
  ] as const)("with %j is refused at %s as %s", (change, field, code) => {
    expect(refuseAddress({ ...inTaipei, ...change }, defaultLimits)).toEqual([{ field, code }]);
  });
  test("takes 25 characters of a name, however they are encoded", () => {
    expect(
      refuseAddress({ ...inTaipei, consignee: ` ${"𠮷".repeat(25)} ` }, defaultLimits),
    ).toEqual([]);
  });
  test("with nothing in it names every field", () => {
    const empty = { ...inTaipei, consignee: "", phone: "", to: [], detail: "", postal_code: "" };
    expect(refuseAddress(empty, defaultLimits).map((refusal) => refusal.field)).toEqual([
      "consignee",
      "phone",
      "to",
      "detail",
      "postal_code",
    ]);
  });
  test("follows the region's own postal form where one is configured", () => {
    const sixDigits = { ...defaultPostalPatterns, TW: /^\d{3}(\d{3})?$/ };
    expect(refuseAddress({ ...inTaipei, postal_code: "106408" }, defaultLimits, sixDigits)).toEqual(
      [],
    );
  });
});
