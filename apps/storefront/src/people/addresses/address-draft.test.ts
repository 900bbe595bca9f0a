import { describe, expect, test } from "vitest";
import { emptyAddress, inArea, inRegion, problemsOf, type AddressForm } from "./address-draft.ts";

const rules = {
  limits: { consignee: 25, mobile_digits: 10 },
  postal_code: { TW: "^\\d{5}$", TH: "^\\d{5}$" },
} as unknown as Parameters<typeof problemsOf>[1];

const whole: AddressForm = {
  ...emptyAddress("TW"),
  consignee: "林怡君",
  phone: "0912345678",
  to: ["臺北市", "大安區"],
  detail: "和平東路二段106號",
  postal_code: "10644",
};

describe("an address being typed", () => {
  test("names every missing field beside it [ADDR-01] [ADDR-02] [ADDR-05]", () => {
    expect(problemsOf(emptyAddress("TW"), rules)).toEqual({
      consignee: "consignee_needed",
      phone: "phone_invalid",
      to: "area_needed",
      detail: "detail_needed",
      postal_code: "postal_code_invalid",
    });
    expect(problemsOf(whole, rules)).toEqual({});
  });

  test("has a recipient of at most 25 characters and a number of at most 10 digits [ADDR-06] [ADDR-07]", () => {
    const long = { ...whole, consignee: "名".repeat(26), phone: "09123456789" };
    expect(problemsOf(long, rules)).toEqual({
      consignee: "consignee_too_long",
      phone: "phone_invalid",
    });
  });

  test("has a postal code of exactly five digits, or of the region's own form [ADDR-04]", () => {
    const four = { ...whole, postal_code: "1064" };
    expect(problemsOf(four, rules)).toEqual({ postal_code: "postal_code_invalid" });
    const three = { ...whole, postal_code: "106" };
    const configured = { ...rules, postal_code: { TW: "^\\d{3}$", TH: "^\\d{5}$" } };
    expect(problemsOf(three, configured)).toEqual({});
  });
});

describe("choosing an area", () => {
  test("fills in the whole code where the area has one", () => {
    const area = { name: "คลองตันเหนือ", name_en: "Khlong Tan Nuea", postal_code: "10110" };
    const form = { ...emptyAddress("TH"), postal_code: "50000" };
    expect(inArea(form, ["กรุงเทพมหานคร", "วัฒนา", area.name], area).postal_code).toBe("10110");
  });

  test("fills in the first digits, and keeps a code that begins with them", () => {
    const area = { name: "大安區", name_en: "Da'an District", postal_prefix: "106" };
    expect(inArea(emptyAddress("TW"), whole.to, area).postal_code).toBe("106");
    expect(inArea(whole, whole.to, area).postal_code).toBe("10644");
    expect(inArea({ ...whole, postal_code: "22041" }, whole.to, area).postal_code).toBe("106");
  });

  test("of another region begins anew, and the person stays", () => {
    expect(inRegion(whole, "TH")).toEqual({ ...whole, region: "TH", to: [], postal_code: "" });
    expect(inRegion(whole, "TW")).toBe(whole);
  });
});
