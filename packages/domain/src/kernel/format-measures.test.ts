import { expect, test } from "vitest";
import { formatCubicMetres, formatKilograms } from "./format-measures.ts";

test("a weight is shown in kilograms, with one decimal at least and two at most", () => {
  expect([2_000, 2_360, 2_364, 10_500, 50, 0].map(formatKilograms)).toEqual([
    "2.0",
    "2.36",
    "2.36",
    "10.5",
    "0.05",
    "0.0",
  ]);
});

test("a volume is shown in cubic metres, with three decimals at least and six at most", () => {
  const volumes = [9_324_000, 300_000_000, 1_020_500_000, 10_240_000_000, 11_904_400, 0];
  expect(volumes.map(formatCubicMetres)).toEqual([
    "0.009324",
    "0.300",
    "1.0205",
    "10.240",
    "0.011904",
    "0.000",
  ]);
});
