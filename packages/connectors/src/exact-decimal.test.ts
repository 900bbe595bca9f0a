import { expect, test } from "vitest";
import { fc } from "../../../tests/support/properties.ts";
import { decimalToInteger, yuanToFen } from "./exact-decimal.ts";

test.each([
  ["6.5", 650],
  ["0.29", 29],
  ["1.005", 101],
  ["19.994", 1999],
  ["1234567.89", 123_456_789],
  ["8", 800],
  [" 3.10 ", 310],
  ["-0.5", -50],
])("%s yuan are %i fen", (yuan, fen) => {
  expect(yuanToFen(yuan)).toBe(fen);
});

test.each(["", "free", "1,299.00", "1e3", "￥12", "1.2.3", ".5", "99999999999999999", "NaN"])(
  "%j is not an amount",
  (text) => {
    expect(yuanToFen(text)).toBeUndefined();
  },
);

test("every amount of fen survives being printed in yuan", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (fen) => {
      const yuan = `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, "0")}`;
      expect(yuanToFen(yuan)).toBe(fen);
    }),
  );
});

test("rates keep six places", () => {
  expect(decimalToInteger("4.4412345", 6)).toBe(4_441_235);
});
