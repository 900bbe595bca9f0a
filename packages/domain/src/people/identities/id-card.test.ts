import { describe, expect, test } from "vitest";
import { isIdCard } from "./id-card.ts";

describe("an identity card number", () => {
  test.each(["A123456789", "a123456789", "F131232216", "Z100000002", "A800000014"])(
    "%s is possible in Taiwan",
    (number) => {
      expect(isIdCard(number, "TW")).toBe(true);
    },
  );
  test.each([
    "A123456788",
    "A323456789",
    "1101700230708",
    "A12345678",
    "A1234567890",
    "AA123456789",
    "",
  ])("%j is impossible in Taiwan", (number) => {
    expect(isIdCard(number, "TW")).toBe(false);
  });
  test.each(["1101700230708", "1-1017-00230-70-8"])("%s is possible in Thailand", (number) => {
    expect(isIdCard(number, "TH")).toBe(true);
  });
  test.each(["1101700230709", "0101700230708", "110170023070", "11017002307080", "A123456789"])(
    "%j is impossible in Thailand",
    (number) => {
      expect(isIdCard(number, "TH")).toBe(false);
    },
  );
});
