import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import {
  canAskRefund,
  canConfirmReceipt,
  hasLeftMainland,
  isAtMainlandWarehouse,
  isItemStatus,
  isLiveItem,
  itemEvents,
  itemStatuses,
  itemStatusesAllowing,
  itemStatusName,
  itemStatusNames,
  nextItemStatus,
  type ItemEvent,
  type ItemStatus,
} from "./item-state.ts";

const pass = (status: ItemStatus, events: readonly ItemEvent[]) =>
  events.reduce<ItemStatus>((at, event) => {
    const next = nextItemStatus(at, event);
    if (!next.ok) throw new Error(`${event} is refused at ${at}`);
    return next.value;
  }, status);

describe("the item statuses", () => {
  test("stand at the position of their number", () => {
    expect(itemStatuses).toEqual(Array.from({ length: 21 }, (_, position) => position + 1));
    expect(itemStatusNames).toHaveLength(21);
    expect(itemStatusName(13)).toBe("awaiting_purchase");
    expect(itemStatusName(21)).toBe("warehouse_batch_signing");
  });
  test("are these numbers and nothing else", () => {
    expect(itemStatuses.every(isItemStatus)).toBe(true);
    expect([0, 22, 1.5, "1", null, undefined].filter(isItemStatus)).toEqual([]);
  });
});

describe("an item", () => {
  test("travels from order to hand-over", () => {
    const journey: ItemEvent[] = [
      "approve",
      "pay",
      "purchase",
      "ship",
      "receive",
      "assign",
      "dispatch",
      "enter_customs",
      "sign_at_platform",
      "arrive",
      "prepare_delivery",
      "give_to_carrier",
      "hand_over",
    ];
    expect(pass(1, journey)).toBe(12);
  });
  test("may skip the platform's warehouse and be picked up", () => {
    expect(pass(9, ["arrive", "offer_pickup", "confirm_receipt"])).toBe(12);
  });
  test("may be shipped and signed in batches", () => {
    expect(pass(4, ["ship_batch", "ship_batch", "ship", "receive_part", "receive"])).toBe(6);
    expect(pass(20, ["receive_part", "receive_part", "receive"])).toBe(6);
  });
  test("leaves the warehouse's books when its receipt was a mistake", () => {
    expect(pass(5, ["receive", "assign", "take_back"])).toBe(5);
    expect(pass(20, ["receive_part", "take_back_batch"])).toBe(20);
    expect(pass(21, ["receive", "take_back_part"])).toBe(21);
  });
  test("of a consignment has nothing to be bought", () => {
    expect(pass(1, ["approve_prepaid", "receive"])).toBe(6);
  });
  test("paid on behalf is done at once", () => {
    expect(pass(13, ["complete_on_behalf"])).toBe(12);
  });
  test("handed over without a carrier's scan is done", () => {
    expect(pass(17, ["hand_over"])).toBe(12);
  });
  test("short by a part goes on with the rest, bought or shipped", () => {
    expect(pass(13, ["report_part_stock_out", "purchase", "ship"])).toBe(5);
    expect(pass(4, ["report_part_stock_out", "ship"])).toBe(5);
  });
  test("the seller has none of is refunded before or after the purchase", () => {
    expect(pass(13, ["report_stock_out", "refund"])).toBe(15);
    expect(pass(4, ["report_stock_out", "refund"])).toBe(15);
  });
  test("is cancelled in review or unpaid, and never later", () => {
    expect(itemStatusesAllowing("cancel")).toEqual([1, 2]);
  });
  test("out of stock can only be refunded", () => {
    expect(itemEvents.filter((event) => nextItemStatus(16, event).ok)).toEqual(["refund"]);
  });
  test("is refundable from purchase until it leaves the mainland", () => {
    const refundable = [4, 5, 6, 7, 13, 16, 19, 20, 21];
    expect(itemStatusesAllowing("refund")).toEqual(refundable);
    expect(itemStatuses.filter(canAskRefund)).toEqual(refundable);
  });
  test("is refused what its status does not know", () => {
    expect(nextItemStatus(1, "dispatch")).toEqual({
      ok: false,
      error: { code: "item_not_in_state", values: { status: 1, event: "dispatch" } },
    });
  });
  test("never comes back from cancelled, done or refunded", () => {
    fc.assert(
      fc.property(fc.constantFrom(3, 12, 15), fc.constantFrom(...itemEvents), (status, event) => {
        expect(nextItemStatus(status, event).ok).toBe(false);
      }),
    );
  });
  test("never returns to the mainland once it left", () => {
    const gone = itemStatuses.filter(hasLeftMainland);
    const returns = gone.filter((at) =>
      itemEvents.some((event) => {
        const next = nextItemStatus(at, event);
        return next.ok && !hasLeftMainland(next.value);
      }),
    );
    expect(returns).toEqual([]);
  });
});

describe("confirming receipt", () => {
  test("needs every live item to be handed over or ready for it", () => {
    expect(canConfirmReceipt([12, 14, 17, 18])).toBe(true);
    expect(canConfirmReceipt([18, 3, 15])).toBe(true);
    expect(canConfirmReceipt([18, 8])).toBe(false);
    expect(canConfirmReceipt([11])).toBe(false);
  });
  test("is pointless when nothing is live", () => expect(canConfirmReceipt([3, 15])).toBe(false));
});

test("live items, the warehouse and the way are told apart", () => {
  expect(itemStatuses.filter((status) => !isLiveItem(status))).toEqual([3, 15]);
  expect(itemStatuses.filter(isAtMainlandWarehouse)).toEqual([6, 7]);
});
