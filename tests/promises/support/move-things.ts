import * as approvals from "@sampan/contract/trade/approvals/staff-approvals";
import { confirmPrice } from "@sampan/contract/trade/approvals/staff-price-confirmation";
import * as billing from "@sampan/contract/logistics/billing/staff-billing";
import * as shipping from "@sampan/contract/logistics/boxes/staff-shipping";
import { shelveParcel } from "@sampan/contract/logistics/stock/staff-stock";
import { receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import { closeOrder, confirmReceipt } from "@sampan/contract/trade/orders/orders";
import * as purchases from "@sampan/contract/trade/purchases/staff-purchases";
import { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import * as refunds from "@sampan/contract/trade/refunds/staff-refunds";
import type { Result } from "@sampan/domain/kernel/result";
import type { StaffRole } from "@sampan/domain/kernel/rights";
import type { TestCaller } from "../../support/test-caller.ts";
import { measures } from "../../support/test-journey.ts";
import type { Machine, State } from "./machines.ts";
import type { Made } from "./make-things.ts";

/** A command, what it moves, and from where it may. */
export interface Move {
  readonly name: string;
  readonly machine: Machine;
  /** The thing that it moves: made so that it can be moved from `at`, where anything is said. */
  readonly key: string;
  readonly at: State | undefined;
  /** Where the drawings have an edge for it. */
  readonly from: readonly State[];
  /** Who may: its owner, or staff of these roles. */
  readonly by: "owner" | readonly StaffRole[];
  readonly owner: TestCaller;
  readonly make: (by: TestCaller) => Promise<Result<unknown, { readonly code: string }>>;
}

export type Drawn = Omit<Move, "owner">;
export const draw = (
  name: string,
  where: Omit<Drawn, "name" | "make">,
  make: Drawn["make"],
): Drawn => ({
  ...where,
  name,
  make,
});
const TWD = { currency: "TWD" } as const;
const reason = "說明";

/** [ORD-13] [ORD-14] [ORD-17] */
export function orderMoves({ inReview, unpaid, delivered, received }: Made): Drawn[] {
  const order = { machine: "order" } as const;
  const reviewer = { ...order, key: inReview.tid, at: -1, from: [-1], by: ["reviewer"] } as const;
  const { tid } = inReview;
  return [
    draw("approve", reviewer, (by) => by.call(approvals.approveOrder, { tid })),
    draw("reject", reviewer, (by) => by.call(approvals.rejectOrder, { tid, reason })),
    draw("correct a line", reviewer, (by) =>
      by.call(approvals.correctLine, { tid, oid: inReview.oid, price: 5_800 }),
    ),
    // Nobody set a price so low that another has to confirm it.
    draw("confirm a price", { ...reviewer, at: undefined }, (by) =>
      by.call(confirmPrice, { tid, oid: inReview.oid, price: 5_900 }),
    ),
    draw("close", { ...order, key: tid, at: -1, from: [-1, 0], by: "owner" }, (by) =>
      by.call(closeOrder, { tid }),
    ),
    draw("pay", { ...order, key: unpaid.tid, at: 0, from: [0], by: "owner" }, async (by) => {
      const { tid: due } = unpaid;
      const quoted = await by.call(simulatePay, { tids: [due], ...TWD });
      if (!quoted.ok) return quoted;
      const exchange_rate = quoted.value.data.exchange_rate ?? "";
      return by.call(payConfirm, { tids: [due], ...TWD, exchange_rate });
    }),
    draw(
      "confirm receipt",
      { ...order, key: delivered.tid, at: 5, from: [4, 5], by: "owner" },
      (by) => by.call(confirmReceipt, { tid: delivered.tid }),
    ),
    draw(
      "post the bill",
      { ...order, key: received.tid, at: 2, from: [1, 2], by: ["billing"] },
      (by) => by.call(billing.postBill, { order_tid: received.tid }),
    ),
  ];
}

const refundable = [4, 5, 6, 7, 13, 16, 19, 20, 21];

/** [ORD-18] [ORD-20] */
export function itemMoves({ paid, onBehalf, bought, sent }: Made): Drawn[] {
  const item = { machine: "item" } as const;
  const list = [{ oid: paid.oid, num: 1, reason: "not_wanted" as const }];
  const lines = (oid: string) => [{ oid, num: 2 }];
  const buyer = { ...item, key: paid.oid, at: 13, by: ["buyer"] } as const;
  return [
    draw("purchase", { ...buyer, from: [13, 19] }, (by) =>
      by.call(purchases.recordPurchase, { oids: [paid.oid], out_oid: "B1" }),
    ),
    draw("say why goods are late", { ...buyer, from: [4, 13, 19, 20, 21] }, (by) =>
      by.call(purchases.recordDelay, { oid: paid.oid, reason: "restocking", days: 3 }),
    ),
    draw("report a stock-out", { ...buyer, from: [4, 13] }, (by) =>
      by.call(refunds.recordStockOut, { oid: paid.oid, num: 2, note: reason }),
    ),
    draw(
      "ask for a refund",
      { ...item, key: paid.oid, at: 13, from: refundable, by: "owner" },
      (by) => by.call(reverseApplyBatch, { list }),
    ),
    draw(
      "complete a payment on behalf",
      { ...item, key: onBehalf.oid, at: 13, from: [13], by: ["buyer"] },
      (by) => by.call(purchases.completeOnBehalf, { oid: onBehalf.oid, out_oid: "P1" }),
    ),
    draw(
      "record a shipment",
      {
        ...item,
        key: bought.oid,
        at: 4,
        by: ["buyer"],
        // What the warehouse signed in part keeps that status: its further parcels are only announced.
        from: [4, 19, 20, 21],
      },
      (by) =>
        by.call(purchases.recordSellerShipment, {
          lines: lines(bought.oid),
          express_no: "YT00000001",
          carrier: "YTO",
        }),
    ),
    draw("receive", { ...item, key: sent.oid, at: 5, from: [5, 20, 21], by: ["warehouse"] }, (by) =>
      by.call(receiveParcel, {
        express_no: sent.express_no,
        warehouse: "guangzhou",
        lines: lines(sent.oid),
        measures,
      }),
    ),
  ];
}

/** [PKG-18] [BO-20] [BO-22] */
export function parcelMoves({ received, billed, cleared, loaded, arrived }: Made): Drawn[] {
  const parcel = { machine: "parcel" } as const;
  const logistics = { by: ["logistics"] } as const;
  return [
    draw(
      "charge",
      { machine: "charging", key: received.parcel, at: 3, from: [3], by: ["billing"] },
      (by) => by.call(billing.postBill, { order_tid: received.tid }),
    ),
    draw(
      "pay freight",
      { machine: "bill", key: billed.bill, at: "unpaid", from: ["unpaid"], by: "owner" },
      (by) => by.call(payConfirm, { tids: [billed.bill], ...TWD }),
    ),
    draw(
      "cancel",
      { machine: "bill", key: billed.bill, at: "unpaid", from: ["unpaid"], by: ["billing"] },
      (by) => by.call(billing.cancelBill, { tid: billed.bill, reason }),
    ),
    ...shelfMoves({ received }),
    draw(
      "load",
      {
        ...parcel,
        ...logistics,
        key: cleared.parcel,
        at: "waiting_to_be_sent",
        from: ["waiting_to_be_sent"],
      },
      (by) => by.call(shipping.loadBox, { number: cleared.box, tids: [cleared.parcel] }),
    ),
    draw(
      "unload",
      {
        ...parcel,
        ...logistics,
        key: loaded.parcel,
        at: "waiting_for_loading",
        from: ["waiting_for_loading"],
      },
      (by) => by.call(shipping.unloadBox, { number: loaded.box, tids: [loaded.parcel] }),
    ),
    draw(
      "prepare delivery",
      {
        ...parcel,
        ...logistics,
        key: arrived.parcel,
        at: "arrived_at_destination",
        from: ["arrived_at_destination"],
      },
      (by) => by.call(shipping.moveDelivery, { tid: arrived.parcel, event: "prepare_delivery" }),
    ),
  ];
}

/** [BO-14] */
const shelfMoves = ({ received }: Pick<Made, "received">): Drawn[] => [
  draw(
    "put on another shelf",
    {
      machine: "parcel",
      key: received.parcel,
      at: "arrived_at_mainland",
      from: [
        "arrived_at_mainland",
        "awaiting_consolidation",
        "waiting_to_be_sent",
        "waiting_for_loading",
      ],
      by: ["warehouse"],
    },
    (by) =>
      by.call(shelveParcel, { number: received.parcel, warehouse: "guangzhou", shelf: "B-2" }),
  ),
];
