import { expect, test } from "vitest";
import { readFailure } from "./read-failure.ts";

const known = { no_money: "insufficient_funds" } as const;

test("knows the reason of a code, and keeps what the provider said beside it", () => {
  expect(readFailure({ code: "no_money", words: "額度不足", known })).toEqual({
    reason: "insufficient_funds",
    words: "額度不足",
  });
});

test("keeps the provider's own words where the code is not known, as a line that a page can show [RT-77]", () => {
  const said = (words: string) => readFailure({ code: "e77", words, known })?.words;
  expect(said("  系統忙碌\r\n請稍後再試 ")).toBe("系統忙碌 請稍後再試");
  expect(said("<b>Card</b> 4111 1111 1111 1111\u202e refused\u0007")).toBe("Card … refused");
  expect(said("長".repeat(200))).toBe(`${"長".repeat(119)}…`);
  expect(readFailure({ code: "constructor", words: "no", known })?.reason).toBeNull();
});

test("says nothing where the provider says nothing", () => {
  expect(readFailure({ code: "", words: " \n", known })).toBeUndefined();
});
