import { expect, test } from "vitest";
import { readRise } from "./read-rise.ts";

test("percent and ceiling are whole numbers within their bounds, however they are typed", () => {
  expect(readRise({ percent: " 10 %", ceiling: "1,200" })).toEqual({
    rise_percent: 10,
    rise_ceiling: 120_000,
  });
  expect(readRise({ percent: "30", ceiling: "10000" })).toEqual({
    rise_percent: 30,
    rise_ceiling: 1_000_000,
  });
});

test("nothing else is one", () => {
  for (const percent of ["", "0", "31", "2.5", "-3", "ten"])
    expect(readRise({ percent, ceiling: "1" }).rise_percent).toBeUndefined();
  for (const ceiling of ["", "0", "10001", "12.5", "1e3"])
    expect(readRise({ percent: "1", ceiling }).rise_ceiling).toBeUndefined();
});
