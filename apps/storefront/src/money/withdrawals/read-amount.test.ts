import { expect, test } from "vitest";
import { readAmount } from "./read-amount.ts";

const terms = { balance: 348_620, fresh: 0, least: 3_200, fee: 3_000 };
const codeOf = (text: string, change: Partial<typeof terms> = {}) => {
  const read = readAmount(text, { ...terms, ...change });
  return read.ok ? read.value : read.error.code;
};

test("a typed withdrawal is judged as the server will judge it [ERR-51] [ERR-52] [ERR-50]", () => {
  expect(codeOf(" ")).toBe("withdrawal_amount_needed");
  expect(codeOf("abc")).toBe("amount_invalid");
  expect(codeOf("31")).toBe("withdrawal_below_minimum");
  expect(codeOf("31.5")).toBe("whole_amount_needed");
  expect(codeOf("3487")).toBe("withdrawal_above_balance");
  expect(codeOf("2,000")).toEqual({ amount: 200_000, fee: 3_000 });
});

test("what is left has to cover the fee, and money that came by card stays for a while [ERR-55]", () => {
  expect(codeOf("3457")).toBe("withdrawal_fee_uncovered");
  expect(codeOf("3456")).toEqual({ amount: 345_600, fee: 3_000 });
  expect(codeOf("3456", { fresh: 100_000 })).toBe("withdrawal_not_free");
});
