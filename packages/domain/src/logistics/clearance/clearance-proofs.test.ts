import { expect, test } from "vitest";
import { clearanceProofs, proofsLeft } from "./clearance-proofs.ts";
import type { ClearanceState } from "./clearance-state.ts";

test.each<[ClearanceState, had: number, left: number]>([
  ["asked", 0, 0],
  ["confirmed", 0, clearanceProofs],
  ["requested", 1, clearanceProofs - 1],
  ["requested", clearanceProofs, 0],
  ["refused", clearanceProofs + 1, 0],
  ["disputed", 2, 1],
  ["expired", 0, clearanceProofs],
  ["matched", 0, 0],
  ["not_needed", 0, 0],
  ["replaced", 0, 0],
])("of one that is %s, with %i pictures of its owner, %i more may be shown", (state, had, left) => {
  expect(proofsLeft(state, had)).toBe(left);
});
