import { expect, test } from "vitest";
import { likelihoodOfSame, medianOf } from "./mann-whitney.ts";

const upTo = (count: number, shift = 0) => Array.from({ length: count }, (_, n) => n + shift);

test("samples of one distribution look alike, and shifted ones do not", () => {
  expect(likelihoodOfSame(upTo(50), upTo(50))).toBeCloseTo(1);
  expect(likelihoodOfSame(upTo(50), upTo(50, 4))).toBeGreaterThan(0.1);
  expect(likelihoodOfSame(upTo(50), upTo(50, 25))).toBeLessThan(0.001);
  expect(likelihoodOfSame(Array(50).fill(1), Array(50).fill(1))).toBe(1);
});

test("agrees with the error function: 0 to 19 against 8 to 27", () => {
  // U = 72.0, z = 3.4644.
  expect(likelihoodOfSame(upTo(20), upTo(20, 8))).toBeCloseTo(0.000531, 5);
});

test("the median is the middle one", () => {
  expect(medianOf([3, 1, 2])).toBe(2);
});
