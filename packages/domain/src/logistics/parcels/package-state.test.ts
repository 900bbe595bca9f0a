import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import {
  billingStates,
  isAnnounced,
  nextBillingState,
  nextTransportState,
  transportStates,
  wireStatusOf,
  type BillingEvent,
  type BillingState,
  type TransportEvent,
  type TransportState,
} from "./package-state.ts";

const bill = (state: BillingState, events: readonly BillingEvent[]) =>
  events.reduce<BillingState>((at, event) => {
    const next = nextBillingState(at, event);
    if (!next.ok) throw new Error(`${event} is refused at ${at}`);
    return next.value;
  }, state);

const move = (state: TransportState, events: readonly TransportEvent[]) =>
  events.reduce<TransportState>((at, event) => {
    const next = nextTransportState({ transport: at, billing: 4 }, event);
    if (!next.ok) throw new Error(`${event} is refused at ${at}`);
    return next.value;
  }, state);

describe("billing a package", () => {
  test("charges it, posts the bill and is paid", () => {
    expect(bill(3, ["post_bill", "pay"])).toBe(4);
  });
  test("may pass a consolidation, or a cancelled one", () => {
    expect(bill(3, ["ask_merge", "merge", "charge", "post_bill"])).toBe(6);
    expect(bill(1, ["cancel_merge"])).toBe(3);
    expect(bill(3, ["ask_merge", "merge", "split"])).toBe(3);
  });
  test("corrects a bill until it is paid", () => {
    expect(bill(6, ["correct_bill", "post_bill"])).toBe(6);
    expect(nextBillingState(4, "correct_bill").ok).toBe(false);
  });
  test.each([2, 4, 6, 1] as const)("in state %d cannot be merged anew", (state) => {
    expect(nextBillingState(state, "ask_merge")).toEqual({
      ok: false,
      error: { code: "parcel_not_in_state" },
    });
  });
  test("sends an unpaid package as 0 and every other as it is", () => {
    expect(billingStates.map(wireStatusOf)).toEqual([1, 2, 3, 0, 4]);
  });
});

describe("moving a package", () => {
  test("goes from the warehouse to the door", () => {
    const journey: TransportEvent[] = [
      "prepare",
      "load",
      "seal",
      "depart",
      "arrive",
      "deliver",
      "hand_over",
    ];
    expect(move("arrived_at_mainland", journey)).toBe("received");
    expect(move("arrived_at_destination", ["offer_pickup", "hand_over"])).toBe("received");
  });
  test("loads paid packages only", () => {
    const unpaid = billingStates.filter((state) => state !== 4);
    fc.assert(
      fc.property(fc.constantFrom(...unpaid), (state) => {
        const at = { transport: "waiting_to_be_sent", billing: state } as const;
        expect(nextTransportState(at, "load")).toEqual({
          ok: false,
          error: { code: "parcel_unpaid" },
        });
      }),
    );
  });
  test("prepares what is not paid yet all the same", () => {
    const at = { transport: "arrived_at_mainland", billing: 3 } as const;
    expect(nextTransportState(at, "prepare")).toEqual({ ok: true, value: "waiting_to_be_sent" });
  });
  test("skips no step of the way", () => {
    const at = { transport: "waiting_to_be_sent", billing: 4 } as const;
    expect(nextTransportState(at, "depart")).toEqual({
      ok: false,
      error: { code: "parcel_not_in_state" },
    });
  });
  test("gives up nothing that has a bill", () => {
    const at = { transport: "arrived_at_mainland", billing: 4 } as const;
    expect(nextTransportState(at, "abandon")).toEqual({
      ok: false,
      error: { code: "parcel_not_in_state" },
    });
  });
  test("gives up only what lies in a warehouse without a bill, and ends with that", () => {
    const led = transportStates.flatMap((transport) =>
      billingStates
        .filter((billing) => nextTransportState({ transport, billing }, "abandon").ok)
        .map((billing) => [transport, billing]),
    );
    expect(led).toEqual([
      ["arrived_at_mainland", 3],
      ["waiting_to_be_sent", 3],
    ]);
    expect(nextTransportState({ transport: "abandoned", billing: 3 }, "prepare").ok).toBe(false);
  });
  test("tells the customer of arrival, departure and what follows", () => {
    expect(transportStates.filter((state) => !isAnnounced(state))).toEqual([
      "awaiting_consolidation",
      "waiting_to_be_sent",
      "waiting_for_loading",
      "waiting_for_transport",
      "abandoned",
    ]);
  });
});
