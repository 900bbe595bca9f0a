import { expect, test } from "vitest";
import { addressWords, phoneWords } from "./address-words.ts";

test("writes an address the way its region does", () => {
  expect(
    addressWords({
      region: "TW",
      area: ["臺北市", "大安區"],
      detail: "和平東路二段106號5樓",
      postal_code: "10644",
    }),
  ).toBe("10644 臺北市大安區和平東路二段106號5樓");
  expect(
    addressWords({
      region: "TH",
      area: ["กรุงเทพมหานคร", "วัฒนา", "คลองตันเหนือ"],
      detail: "99/12 ซ.สุขุมวิท 39",
      postal_code: "10110",
    }),
  ).toBe("99/12 ซ.สุขุมวิท 39 คลองตันเหนือ วัฒนา กรุงเทพมหานคร 10110");
});

test("groups the digits of a number, and leaves other forms alone", () => {
  expect(["0912345678", "812345678", "021234"].map(phoneWords)).toEqual([
    "0912 345 678",
    "812 345 678",
    "021234",
  ]);
});
