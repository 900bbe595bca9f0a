import { describe, expect, test } from "vitest";
import { isCompanyNumber } from "./company-number.ts";

describe("the unified business number of Taiwan", () => {
  // Numbers that large companies print on their invoices.
  test.each(["04595257", "22099131", "84149961", "12345675", "1234 5675", "04-595-257"])(
    "can be %s",
    (number) => {
      expect(isCompanyNumber(number, "TW")).toBe(true);
    },
  );
  test.each([
    "12345678",
    "04595258",
    "0459525",
    "045952570",
    "0000000A",
    "00000000",
    "204595257",
    "",
  ])("cannot be %j", (number) => {
    expect(isCompanyNumber(number, "TW")).toBe(false);
  });
  test("may be one short when its seventh digit is 7", () => {
    expect(isCompanyNumber("10458574", "TW")).toBe(true);
    expect(isCompanyNumber("10458575", "TW")).toBe(true);
    expect(isCompanyNumber("10458576", "TW")).toBe(false);
    expect(isCompanyNumber("12345600", "TW")).toBe(false);
  });
});

describe("the tax id of Thailand", () => {
  test.each(["0107537000521", "0-1075-37000-52-1", "1101700230708"])("can be %s", (number) => {
    expect(isCompanyNumber(number, "TH")).toBe(true);
  });
  test.each([
    "0107537000522",
    "9107537000521",
    "010753700052",
    "01075370005210",
    "0000000000000",
    "04595257",
  ])("cannot be %j", (number) => {
    expect(isCompanyNumber(number, "TH")).toBe(false);
  });
});
