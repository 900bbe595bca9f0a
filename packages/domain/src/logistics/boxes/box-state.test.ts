import { describe, expect, test } from "vitest";
import { followersOfBox, nextBoxState, stepsOfBox, type BoxEvent } from "./box-state.ts";
import { nextItemStatus, type ItemStatus } from "../../trade/orders/item-state.ts";
import { nextTransportState, type TransportState } from "../parcels/package-state.ts";

const journey: readonly BoxEvent[] = [
  "seal",
  "depart",
  "enter_customs",
  "sign_at_platform",
  "arrive",
];

describe("a box", () => {
  test("takes its steps one after the other", () => {
    expect(stepsOfBox("loading")).toEqual(["seal"]);
    expect(stepsOfBox("arrived")).toEqual([]);
    expect(nextBoxState("loading", "seal")).toEqual({ ok: true, value: "sealed" });
    expect(nextBoxState("loading", "depart")).toEqual({
      ok: false,
      error: { code: "box_not_in_state" },
    });
  });
  test("passes the platform's warehouse only where there is one", () => {
    expect(stepsOfBox("customs")).toEqual(["sign_at_platform", "arrive"]);
    expect(stepsOfBox("platform_warehouse")).toEqual(["arrive"]);
  });
  test("takes its packages and items along without a step their own tables refuse", () => {
    let transport: TransportState = "waiting_for_loading";
    let item: ItemStatus = 7;
    for (const event of journey) {
      const followers: (typeof followersOfBox)[BoxEvent] = followersOfBox[event];
      if ("package" in followers) {
        const next = nextTransportState({ transport, billing: 4 }, followers.package);
        transport = next.ok ? next.value : transport;
      }
      if ("item" in followers) {
        const next = nextItemStatus(item, followers.item);
        item = next.ok ? next.value : item;
      }
    }
    expect({ transport, item }).toEqual({ transport: "arrived_at_destination", item: 11 });
  });
});
