import type { ClearanceState } from "./clearance-state.ts";

/** So many pictures stand beside one thing that the desk writes down, and so many its owner brings to one version. */
export const clearanceProofs = 3;

/** Whether its owner may bring a picture of EZ WAY: once it is confirmed here, and as long as it keeps the parcel from a box. */
const isProven = {
  asked: false,
  confirmed: true,
  requested: true,
  matched: false,
  disputed: true,
  refused: true,
  expired: true,
  not_needed: false,
  replaced: false,
} as const satisfies Record<ClearanceState, boolean>;

/** How many pictures the owner of a declaration may still bring to it, of whom `had` are there. */
export const proofsLeft = (state: ClearanceState, had: number): number =>
  isProven[state] ? Math.max(0, clearanceProofs - had) : 0;
