import { describe, expect, test } from "vitest";
import {
  nextWorkOrderState,
  workOrderEvents,
  workOrderHands,
  workOrderStates,
} from "./work-order-state.ts";

/** Every step there is; all others are refused. */
const steps: readonly (readonly [string, string, string, string])[] = [
  ["open", "reply", "customer", "open"],
  ["open", "answer", "staff", "answered"],
  ["open", "close", "customer", "closed"],
  ["open", "close", "staff", "closed"],
  ["answered", "reply", "customer", "open"],
  ["answered", "answer", "staff", "answered"],
  ["answered", "close", "customer", "closed"],
  ["answered", "close", "staff", "closed"],
  ["answered", "close", "system", "closed"],
];

describe("a work order", () => {
  test("waits for us, for its customer, or is over, and takes no other step [WO-03]", () => {
    for (const state of workOrderStates)
      for (const event of workOrderEvents)
        for (const hand of workOrderHands) {
          const step = steps.find(
            ([from, what, by]) => from === state && what === event && by === hand,
          );
          const next = nextWorkOrderState(state, event, hand);
          expect(next.ok ? next.value : next.error.code, `${state} ${event} ${hand}`).toBe(
            step?.[3] ?? "work_order_closed",
          );
        }
  });
});
