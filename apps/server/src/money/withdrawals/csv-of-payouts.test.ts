import { expect, test } from "vitest";
import { csvOfPayouts } from "./csv-of-payouts.ts";

const line = {
  number: "WD261123ABCDEF",
  bank: "004",
  bank_name: "臺灣銀行",
  branch: "館前分行",
  account: "0041234540718",
  holder: "陳柏宇",
  amount: 200_005,
  currency: "TWD",
} as const;

test("a payout file keeps leading zeros and cents, and runs no formula", () => {
  const branch = '=HYPERLINK("x")';
  expect(csvOfPayouts([line, { ...line, branch }])).toBe(
    "\uFEFF" +
      '"reference","bank_code","bank_name","branch","account_number","account_name","amount","currency"\r\n' +
      '"WD261123ABCDEF","004","臺灣銀行","館前分行","0041234540718","陳柏宇","2000.05","TWD"\r\n' +
      '"WD261123ABCDEF","004","臺灣銀行","\'=HYPERLINK(""x"")","0041234540718","陳柏宇","2000.05","TWD"\r\n',
  );
});
