import { expect, test } from "vitest";
import { createAllowance } from "./create-allowance.ts";

test("gives each so much, and all together so much", () => {
  const take = createAllowance({ all: 10, each: 6 });
  const giveBack = take("one", 6);
  expect(giveBack).toBeDefined();
  expect(take("one", 1)).toBeUndefined();
  expect(take("other", 4)).toBeDefined();
  expect(take("third", 1)).toBeUndefined();
  giveBack?.();
  expect(take("third", 1)).toBeDefined();
  expect(take("one", 5)).toBeDefined();
});
