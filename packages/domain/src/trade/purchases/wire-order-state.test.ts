import { expect, test } from "vitest";
import {
  holdsItsGoods,
  nextWireOrder,
  type WireOrderEvent,
  wireOrderStates,
} from "./wire-order-state.ts";

const events = [
  "send",
  "give_up",
  "decline",
  "lose",
  "find",
  "miss",
  "strand",
] as const satisfies readonly WireOrderEvent[];

test("an order goes out once, and only what never went out is given up (table)", () => {
  const from = (event: WireOrderEvent) =>
    wireOrderStates.filter((state) => nextWireOrder(state, event).ok);
  expect(from("send")).toEqual(["asked"]);
  expect(from("give_up")).toEqual(["asked"]);
  expect(from("find")).toEqual(["sent", "unclear", "missing"]);
  expect(from("miss")).toEqual(["unclear"]);
});

test("what stands, was refused or strayed stays so", () => {
  for (const state of ["placed", "refused", "stray"] as const)
    for (const event of events)
      expect(nextWireOrder(state, event)).toEqual({
        ok: false,
        error: { code: "wire_order_settled" },
      });
});

test("goods are held for as long as nobody knows whether they were ordered", () => {
  expect(wireOrderStates.filter(holdsItsGoods)).toEqual(["asked", "sent", "unclear"]);
});
