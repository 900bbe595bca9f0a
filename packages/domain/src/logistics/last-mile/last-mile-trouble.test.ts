import { describe, expect, test } from "vitest";
import type { TransportState } from "../parcels/package-state.ts";
import {
  answerBy,
  hintLookAt,
  isFromTheFuture,
  isOrderOpen,
  mayChoose,
  nextLookAt,
  retryLookAt,
  visitEnds,
  type StandingOrder,
} from "./last-mile-trouble.ts";
import { shippingOrderStates } from "./shipping-order-state.ts";
import { shippingSteps } from "./shipping-step.ts";

const now = new Date("2026-06-21T01:30:07Z");
const after = (ms: number) => new Date(now.getTime() + ms);
const [second, minute, hour] = [1_000, 60_000, 3_600_000];
const order = (change: Partial<StandingOrder>): StandingOrder => ({
  way: "seven_eleven",
  state: "made",
  step: null,
  ...change,
});

describe("an order to a carrier", () => {
  test("stands while it is on its way to the carrier, and until the carrier does nothing more", () => {
    const open = shippingOrderStates.filter((state) => isOrderOpen(order({ state })));
    expect(open).toEqual(["asked", "sent", "unclear", "made"]);
    const over = shippingSteps.filter((step) => !isOrderOpen(order({ step })));
    expect(over).toEqual(["delivered", "returned", "lost", "cancelled"]);
  });

  test("is looked at every six hours until then, ten minutes after nobody answered, and once in a quarter of a minute after a push", () => {
    for (const step of [null, "at_store"] as const)
      expect(nextLookAt(now, step)).toEqual(after(6 * hour));
    expect(nextLookAt(now, "returned")).toBeNull();
    expect(retryLookAt(now)).toEqual(after(10 * minute));
    expect(hintLookAt(now)).toEqual(after(8 * second));
    expect(hintLookAt(after(8 * second))).toEqual(after(8 * second));
  });

  test("is not believed to have been somewhere more than ten minutes from now", () => {
    expect(isFromTheFuture(after(10 * minute), now)).toBe(false);
    expect(isFromTheFuture(after(10 * minute + 1), now)).toBe(true);
  });
});

describe("the owner of a parcel", () => {
  const mayAt = (transport_state: TransportState, standing?: StandingOrder) =>
    mayChoose({ billing: 4, transport_state }, standing);

  test.each<[TransportState, boolean]>([
    ["waiting_for_loading", true],
    ["arrived_at_destination", true],
    ["delivering", false],
    ["waiting_for_pickup", false],
    ["received", false],
    ["abandoned", false],
  ])("chooses without an order while it is %s: %s", (state, may) => {
    expect(mayAt(state)).toBe(may);
  });

  test("chooses again once its order brings it nowhere, also from the van", () => {
    const steps = shippingSteps.filter((step) => mayAt("delivering", order({ step })));
    expect(steps).toEqual([
      "address_wrong",
      "store_closed",
      "uncollected",
      "refused",
      "returning",
      "returned",
      "cancelled",
    ]);
    const states = shippingOrderStates.filter((state) => mayAt("delivering", order({ state })));
    expect(states).toEqual(["refused", "withdrawn"]);
    const unsent = order({ state: "sent", step: "store_closed" });
    expect(mayAt("arrived_at_destination", unsent)).toBe(false);
    // What an order that was never made says of a step says nothing.
    expect(mayAt("arrived_at_destination", order({ state: "withdrawn", step: "lost" }))).toBe(true);
  });

  test.each<TransportState>(["received", "abandoned", "waiting_for_pickup"])(
    "chooses nothing any more of one that is %s, whatever became of its order",
    (state) => {
      expect(mayAt(state, order({ step: "returned" }))).toBe(false);
    },
  );

  test("has two days to answer, and half an hour to look at a map", () => {
    expect(answerBy(now)).toEqual(after(48 * hour));
    expect(visitEnds(now)).toEqual(after(30 * minute));
  });
});
