import { ok, refuse, type Result } from "../../kernel/result.ts";

/** The item statuses, so ordered that the position equals the number. [ORD-46..67] */
export const itemStatusNames = [
  "waiting_review",
  "awaiting_payment",
  "cancelled",
  "waiting_seller_shipment",
  "seller_shipped",
  "warehouse_signed",
  "awaiting_consignment",
  "international_transit",
  "customs_clearance",
  "platform_warehouse_signed",
  "arrived_at_destination",
  "done",
  "awaiting_purchase",
  "ready_for_pickup",
  "refund",
  "seller_out_of_stock",
  "ready_for_delivery",
  "shipping_to_customer",
  "partial_stock_out",
  "seller_batch_shipment",
  "warehouse_batch_signing",
] as const;
export type ItemStatusName = (typeof itemStatusNames)[number];

export const itemStatuses = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/**
 * The whole life of an ordered item. Each row says: in this status, this event leads there. An
 * event missing from a row is refused; nothing else decides. [ORD-18]
 *
 * `approve_prepaid` approves a consignment, whose goods are already on their way.
 * `complete_on_behalf` ends a payment on behalf. `arrive` may skip the platform's own warehouse.
 * A receipt recorded by mistake is taken back: to what the seller's shipments and earlier receipts say.
 */
const transitions = {
  1: { approve: 2, approve_prepaid: 5, cancel: 3 },
  2: { pay: 13, cancel: 3 },
  3: {},
  4: {
    ship: 5,
    ship_batch: 20,
    report_stock_out: 16,
    report_part_stock_out: 19,
    refund: 15,
  },
  5: { receive: 6, receive_part: 21, refund: 15 },
  6: { assign: 7, refund: 15, take_back: 5, take_back_batch: 20, take_back_part: 21 },
  7: { dispatch: 8, refund: 15, take_back: 5, take_back_batch: 20, take_back_part: 21 },
  8: { enter_customs: 9 },
  9: { sign_at_platform: 10, arrive: 11 },
  10: { arrive: 11 },
  11: { offer_pickup: 14, prepare_delivery: 17 },
  12: {},
  13: {
    purchase: 4,
    complete_on_behalf: 12,
    report_stock_out: 16,
    report_part_stock_out: 19,
    refund: 15,
  },
  14: { hand_over: 12, confirm_receipt: 12 },
  15: {},
  16: { refund: 15 },
  17: { give_to_carrier: 18, hand_over: 12, confirm_receipt: 12 },
  18: { hand_over: 12, confirm_receipt: 12 },
  19: { purchase: 4, ship: 5, refund: 15 },
  20: { ship_batch: 20, ship: 5, receive_part: 21, refund: 15 },
  21: {
    receive_part: 21,
    receive: 6,
    refund: 15,
    take_back: 5,
    take_back_batch: 20,
    take_back_part: 21,
  },
} as const satisfies Record<ItemStatus, Partial<Record<string, ItemStatus>>>;

type EventsOf<Row> = Row extends unknown ? keyof Row : never;
export type ItemEvent = EventsOf<(typeof transitions)[ItemStatus]>;

export const itemEvents = [
  ...new Set(itemStatuses.flatMap((status) => Object.keys(transitions[status]) as ItemEvent[])),
];

export type ItemNotInState = {
  readonly code: "item_not_in_state";
  readonly values: { readonly status: ItemStatus; readonly event: ItemEvent };
};

/** The status an event leads to, refused with `item_not_in_state` when its row is silent. */
export function nextItemStatus(
  status: ItemStatus,
  event: ItemEvent,
): Result<ItemStatus, ItemNotInState> {
  const row: Partial<Record<ItemEvent, ItemStatus>> = transitions[status];
  const next = row[event];
  return next === undefined
    ? refuse({ code: "item_not_in_state", values: { status, event } })
    : ok(next);
}

/** Statuses from which an event is possible: the queue of the desk that causes it. */
export const itemStatusesAllowing = (event: ItemEvent): ItemStatus[] =>
  itemStatuses.filter((status) => nextItemStatus(status, event).ok);

export const itemStatusName = (status: ItemStatus): ItemStatusName =>
  itemStatusNames[status - 1] as ItemStatusName;

/** Cancelled and refunded items no longer count for their order. */
export const isLiveItem = (status: ItemStatus): boolean => status !== 3 && status !== 15;

const atMainlandWarehouse: readonly ItemStatus[] = [6, 7];
const onTheWayOrThere: readonly ItemStatus[] = [8, 9, 10, 11, 14, 17, 18, 12];

export const isAtMainlandWarehouse = (status: ItemStatus): boolean =>
  atMainlandWarehouse.includes(status);

/** True once the goods left the mainland, up to and including their hand-over. */
export const hasLeftMainland = (status: ItemStatus): boolean => onTheWayOrThere.includes(status);

/**
 * True when the customer can confirm receipt: something is live, and every live item was handed
 * over or stands ready for it (12, 14, 17, 18). [ORD-21]
 */
export function canConfirmReceipt(items: readonly ItemStatus[]): boolean {
  const live = items.filter(isLiveItem);
  return (
    live.length > 0 &&
    live.every((status) => status === 12 || nextItemStatus(status, "confirm_receipt").ok)
  );
}

/** True while the customer can ask for a refund of the item before completion. [ORD-20] */
export const canAskRefund = (status: ItemStatus): boolean => nextItemStatus(status, "refund").ok;

export const isItemStatus = (value: unknown): value is ItemStatus =>
  itemStatuses.some((status) => status === value);
