import type { MaintainedBank } from "@sampan/contract/money/staff-banks";
import { expect, test } from "vitest";
import { whatChanges } from "./what-changes.ts";

const said = {
  code: "004",
  names: { zh: "台湾银行", "zh-TW": "臺灣銀行", th: "แบงก์ออฟไต้หวัน", en: "Bank of Taiwan" },
  logo: "",
  account_name: "",
  account_no: "",
};
const bank: MaintainedBank = { kind: "cash_out", ...said, change: null };
const entered = { id: "0".repeat(20), entered_by: "何", entered_at: "", is_own_entry: false };

test("a change shows what it makes different, each language of a name by itself, and nothing else [BO-35]", () => {
  expect(whatChanges(bank, { ...said, ...entered })).toEqual([]);
  const names = { ...said.names, en: "BOT" };
  expect(whatChanges(bank, { ...said, ...entered, code: "104", names })).toEqual([
    { of: "code", before: "004", after: "104" },
    { of: "name", language: "EN", before: "Bank of Taiwan", after: "BOT" },
  ]);
});
