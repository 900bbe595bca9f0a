import { expect, test } from "vitest";
import { isPacked } from "./piece-range.ts";

test("a weight has its packaging in it where it was weighed, and not where it was written", () => {
  const bases = ["weighed", "said", "category", "assumed"] as const;
  expect(bases.filter((basis) => isPacked({ basis }))).toEqual(["weighed", "category"]);
});
