import { expect, test } from "vitest";
import { defaultLimits } from "../../kernel/settings/limits.ts";
import { checkCard, lastDigits } from "./card-rule.ts";

const card = { account_name: "陳柏宇", number: "0041 2345 40718", branch: " 館前分行 " };
const codeOf = (change: Partial<typeof card>, name = "陳柏宇") => {
  const checked = checkCard({ ...card, ...change }, name, defaultLimits);
  return checked.ok ? "accepted" : checked.error.code;
};

test("a card is kept without the spaces of its number", () => {
  expect(checkCard(card, "陳柏宇", defaultLimits)).toEqual({
    ok: true,
    value: { number: "0041234540718", branch: "館前分行" },
  });
  expect(lastDigits("0041234540718")).toBe("40718");
});

test("a number has at least ten digits and nothing else [WAL-17]", () => {
  expect(codeOf({ number: "123-456-789" })).toBe("card_number_short");
  expect(codeOf({ number: "１２３４５６７８９０" })).toBe("accepted");
  expect(codeOf({ number: "12345678901a" })).toBe("card_number_invalid");
  expect(codeOf({ number: "1".repeat(20) })).toBe("accepted");
  expect(codeOf({ number: "1".repeat(21) })).toBe("card_number_invalid");
  expect(codeOf({ number: "" })).toBe("card_number_short");
});

test("a branch has at most fifty characters, as people count them [WAL-18]", () => {
  expect(codeOf({ branch: "𠮷".repeat(50) })).toBe("accepted");
  expect(codeOf({ branch: "館".repeat(51) })).toBe("branch_too_long");
});

test("a card is in the proven name, however the bank prints it", () => {
  expect(codeOf({ account_name: "陳柏雨" })).toBe("holder_differs");
  expect(codeOf({ account_name: "" })).toBe("holder_differs");
  expect(codeOf({ account_name: "SOMCHAI  JAIDEE" }, "Somchai Jaidee")).toBe("accepted");
  expect(codeOf({ account_name: "JOHANN WEISS" }, "Johann Weiß")).toBe("accepted");
});
