import { expect, test } from "vitest";
import { shareOfCeiling } from "./question-shares.ts";

test("renewals yield before visitors, visitors before customers, and nobody takes the last tenth", () => {
  const ceiling = 200;
  const shares = (["renewal", "visitor", "customer", "staff"] as const).map((kind) =>
    shareOfCeiling(kind, ceiling),
  );
  expect(shares).toEqual([120, 150, 180, 180]);
});

test("of a ceiling of nothing nobody asks, of a small one each may ask once", () => {
  expect(shareOfCeiling("customer", 0)).toBe(0);
  expect(shareOfCeiling("renewal", 1)).toBe(1);
});
