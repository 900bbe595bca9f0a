import {
  deleteAddress,
  queryAddressList,
  queryAreaList,
  saveAddress,
} from "@sampan/contract/people/addresses";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { customer, visitor } = await openTestApp();

const home = {
  consignee: "林小舟",
  phone: "0912345678",
  to: ["臺北市", "信義區"],
  detail: "市府路 1 號",
  postal_code: "11008",
};

describe("an address book", () => {
  test("keeps and changes addresses [ADDR-09] [ADDR-11] [API-111]", async () => {
    const ming = await customer();
    const { data } = valueOf(await ming.call(saveAddress, home));
    expect(data).toEqual({ ...home, id: data.id, region: "TW", is_default: 0 });
    const moved = { ...home, id: data.id, detail: "市府路 45 號" };
    expect(valueOf(await ming.call(saveAddress, moved)).data).toEqual({ ...data, ...moved });
    expect(valueOf(await ming.call(queryAddressList, {})).total).toBe(1);
  });

  test("lists its owner's addresses whole, the newest first [API-110]", async () => {
    const [ming, other] = [await customer(), await customer()];
    valueOf(await other.call(saveAddress, home));
    const first = valueOf(await ming.call(saveAddress, home)).data;
    const second = valueOf(await ming.call(saveAddress, { ...home, consignee: "阿明" })).data;
    expect(valueOf(await ming.call(queryAddressList, {}))).toEqual({
      datalist: [second, first],
      total: 2,
    });
  });

  test("deletes one address and leaves the others [API-112]", async () => {
    const ming = await customer();
    const first = valueOf(await ming.call(saveAddress, home)).data;
    const second = valueOf(await ming.call(saveAddress, home)).data;
    valueOf(await ming.call(deleteAddress, { id: first.id }));
    expect(valueOf(await ming.call(queryAddressList, {})).datalist).toEqual([second]);
    expect(refusalOf(await ming.call(deleteAddress, { id: first.id }))).toBe("address_unknown");
  });

  test.each([
    ["an area [ADDR-01]", { to: [] }, "area_needed"],
    ["a whole area [ADDR-01]", { to: ["臺北市"] }, "area_needed"],
    ["a detailed address [ADDR-02]", { detail: " " }, "detail_needed"],
    ["a postal code [ADDR-03]", { postal_code: "" }, "postal_code_invalid"],
    ["5 digits but 4 [ADDR-04] [CONST-04]", { postal_code: "1100" }, "postal_code_invalid"],
    ["5 digits but 6 [ADDR-04] [CONST-04]", { postal_code: "110080" }, "postal_code_invalid"],
    ["a recipient [ADDR-05]", { consignee: "" }, "consignee_needed"],
    [
      "25 characters but 26 [ADDR-06] [CONST-08]",
      { consignee: "舟".repeat(26) },
      "consignee_too_long",
    ],
    ["10 digits but 11 [ADDR-07] [CONST-09]", { phone: "09123456789" }, "phone_invalid"],
  ] as const)("refuses an address without %s", async (_, change, code) => {
    const ming = await customer();
    expect(refusalOf(await ming.call(saveAddress, { ...home, ...change } as never))).toBe(code);
    expect(valueOf(await ming.call(queryAddressList, {})).total).toBe(0);
  });

  test("takes a name of 25 characters and a number of 10 digits [ADDR-06] [ADDR-07]", async () => {
    const ming = await customer();
    const longest = { ...home, consignee: "舟".repeat(25), phone: "0123456789" };
    expect(refusalOf(await ming.call(saveAddress, longest))).toBe("accepted");
  });

  test("refuses a sixteenth address, and still changes one of fifteen [ADDR-08] [CONST-03]", async () => {
    const ming = await customer();
    const ids: string[] = [];
    for (const _ of Array(15)) ids.push(valueOf(await ming.call(saveAddress, home)).data.id);
    expect(refusalOf(await ming.call(saveAddress, home))).toBe("address_limit");
    const changed = { ...home, id: ids[0], phone: "0987654321" };
    expect(refusalOf(await ming.call(saveAddress, changed))).toBe("accepted");
  });

  test("has one default at most, listed first [ADDR-10]", async () => {
    const ming = await customer();
    const first = valueOf(await ming.call(saveAddress, { ...home, is_default: 1 })).data;
    const second = valueOf(await ming.call(saveAddress, { ...home, is_default: 1 })).data;
    valueOf(await ming.call(saveAddress, home));
    const { datalist } = valueOf(await ming.call(queryAddressList, {}));
    expect(datalist.filter(({ is_default }) => is_default === 1).map(({ id }) => id)).toEqual([
      second.id,
    ]);
    expect(datalist[0]?.id).toBe(second.id);

    valueOf(await ming.call(saveAddress, { ...home, id: first.id, is_default: 1 }));
    const after = valueOf(await ming.call(queryAddressList, {})).datalist;
    expect(after.map(({ id, is_default }) => [id, is_default])[0]).toEqual([first.id, 1]);
  });

  test("is closed to everybody else", async () => {
    const ming = await customer();
    const nok = await customer({ region: "TH" });
    const { id } = valueOf(await ming.call(saveAddress, home)).data;
    expect(refusalOf(await nok.call(deleteAddress, { id }))).toBe("address_unknown");
    const stolen = { ...home, id, region: "TW", is_default: 1 } as const;
    expect(refusalOf(await nok.call(saveAddress, stolen))).toBe("address_unknown");
    expect(refusalOf(await visitor().call(queryAddressList, {}))).toBe("login_needed");
    expect(valueOf(await ming.call(queryAddressList, {})).datalist[0]?.is_default).toBe(0);
  });

  test("knows no address by an old number", async () => {
    const ming = await customer();
    const { id } = valueOf(await ming.call(saveAddress, home)).data;
    expect(id).toMatch(/^[0-9a-f]{20}$/);
    for (const old of ["1", "123456789"]) {
      expect(refusalOf(await ming.call(saveAddress, { ...home, id: old }))).toBe("address_unknown");
      expect(refusalOf(await ming.call(deleteAddress, { id: old }))).toBe("address_unknown");
    }
  });

  test("speaks of areas of the address's own region [NFR-10]", async () => {
    const nok = await customer({ region: "TH" });
    const thai = { ...home, to: ["เชียงใหม่", "เมืองเชียงใหม่"], postal_code: "50200" };
    expect(refusalOf(await nok.call(saveAddress, thai))).toBe("area_needed");
    const whole = { ...thai, to: [...thai.to, "ศรีภูมิ"] };
    expect(refusalOf(await nok.call(saveAddress, whole))).toBe("accepted");
  });
});

describe("areas", () => {
  const areasBelow = async (region: "TW" | "TH", parents: string[]) =>
    valueOf(await visitor().call(queryAreaList, { region, parents })).datalist;

  test("of Taiwan are counties and districts with the first digits of their codes [NFR-10]", async () => {
    const counties = await areasBelow("TW", []);
    expect(counties).toHaveLength(22);
    expect(counties[0]).toEqual({ name: "臺北市", name_en: "Taipei City" });
    const districts = await areasBelow("TW", ["臺北市"]);
    expect(districts).toHaveLength(12);
    expect(districts).toContainEqual({
      name: "信義區",
      name_en: "Xinyi District",
      postal_prefix: "110",
    });
  });

  test("of Thailand are provinces, districts and subdistricts with their codes [NFR-10]", async () => {
    expect(await areasBelow("TH", [])).toHaveLength(77);
    const districts = await areasBelow("TH", ["เชียงใหม่"]);
    expect(districts).toContainEqual({ name: "เมืองเชียงใหม่", name_en: "Mueang Chiang Mai" });
    const subdistricts = await areasBelow("TH", ["เชียงใหม่", "เมืองเชียงใหม่"]);
    expect(subdistricts).toContainEqual({ name: "ศรีภูมิ", name_en: "Si Phum", postal_code: "50200" });
  });

  test("below an unknown area, or below the narrowest, are refused", async () => {
    const ask = (parents: string[]) => visitor().call(queryAreaList, { region: "TW", parents });
    expect(refusalOf(await ask(["東京都"]))).toBe("area_needed");
    expect(refusalOf(await ask(["臺北市", "信義區"]))).toBe("area_needed");
  });
});
