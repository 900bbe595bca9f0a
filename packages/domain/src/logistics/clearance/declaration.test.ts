import { expect, test } from "vitest";
import { worthOf } from "./declaration.ts";

test("a parcel is worth to customs its goods, their insurance and the freight up to the border", () => {
  const line = { oid: "SP1-1", name: "洋裝", num: 1, cny: null, rate_e6: null };
  const lines = [
    { ...line, amount: 100_00 },
    { ...line, oid: "SP1-2", amount: 20_50 },
  ];
  expect(worthOf({ lines, insurance: 3_00, freight: 40_25 })).toBe(163_75);
});
