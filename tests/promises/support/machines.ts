import { signatureStates } from "@sampan/domain/kernel/two-signatures";
import { boxStates } from "@sampan/domain/logistics/boxes/box-state";
import { claimStates } from "@sampan/domain/logistics/claims/claim-state";
import { clearanceStates } from "@sampan/domain/logistics/clearance/clearance-state";
import { rehearsalStates } from "@sampan/domain/logistics/rehearsals/rehearsal-state";
import { serviceStates } from "@sampan/domain/logistics/services/service-state";
import { countStates } from "@sampan/domain/logistics/stock/stock-count";
import { parcelClaimStates } from "@sampan/domain/logistics/unclaimed/parcel-claim";
import { unclaimedStates } from "@sampan/domain/logistics/unclaimed/unclaimed-state";
import { voyageStates } from "@sampan/domain/logistics/voyages/voyage-state";
import { differenceStates } from "@sampan/domain/money/closes/difference";
import { receiptStates } from "@sampan/domain/money/receipts/receipt-state";
import { lineStates } from "@sampan/domain/money/statements/statement";
import { accountStates } from "@sampan/domain/people/accounts/account-state";
import { campaignStates } from "@sampan/domain/shop/campaigns/campaign";
import { popupStates } from "@sampan/domain/shop/popups/popup";
import { workOrderStates } from "@sampan/domain/shop/work-orders/work-order-state";
import { priceChangeStates } from "@sampan/domain/trade/price-changes/price-change-state";
import { secondChoiceStates } from "@sampan/domain/trade/price-changes/second-choice-state";

/** Where each machine keeps its state, and every state there is: of orders, goods on their way and wallets. */
export const machinesOfGoods = {
  order: {
    table: "orders",
    column: "status",
    key: "tid",
    states: [-1, 0, 1, 2, 3, 4, 5, 6, 7, 9],
  },
  item: {
    table: "order_items",
    column: "status",
    key: "oid",
    states: Array.from({ length: 21 }, (_, at) => at + 1),
  },
  bill: { table: "bills", column: "state", key: "tid", states: ["unpaid", "paid", "cancelled"] },
  parcel: {
    table: "packages",
    column: "transport_state",
    key: "tid",
    states: [
      "arrived_at_mainland",
      "awaiting_consolidation",
      "waiting_to_be_sent",
      "waiting_for_loading",
      "waiting_for_transport",
      "international_shipping",
      "arrived_at_destination",
      "delivering",
      "waiting_for_pickup",
      "received",
      "abandoned",
    ],
  },
  charging: { table: "packages", column: "billing", key: "tid", states: [1, 2, 3, 4, 6] },
  topup: {
    table: "topups",
    column: "state",
    key: "number",
    states: ["under_review", "created", "paying", "success", "failed", "expired"],
  },
  /** Of its bits, every sum that steps of the table lead to. */
  refund: {
    table: "refunds",
    column: "status",
    key: "number",
    states: [
      1, 5, 257, 261, 1025, 1029, 2049, 2053, 1281, 1793, 1035, 5129, 1803, 8193, 10_241, 8449,
      9473,
    ],
  },
  withdrawal: {
    table: "withdrawals",
    column: "state",
    key: "number",
    states: ["waiting", "passed", "failed"],
  },
  box: { table: "boxes", column: "state", key: "number", states: boxStates },
  claim: { table: "damage_claims", column: "state", key: "number", states: claimStates },
  voyage: { table: "voyages", column: "state", key: "number", states: voyageStates },
  unclaimed: { table: "unclaimed_parcels", column: "state", key: "key", states: unclaimedStates },
  rehearsal: { table: "rehearsals", column: "state", key: "tid", states: rehearsalStates },
} as const;

/** The same of questions, signatures and desks. */
export const machinesOfDesks = {
  priceChange: { table: "price_changes", column: "state", key: "id", states: priceChangeStates },
  secondChoice: {
    table: "second_choices",
    column: "state",
    key: "key",
    states: secondChoiceStates,
  },
  /** 0 open, 1 paid, 9 taken back; the payment under way is a number beside it. */
  balanceDue: { table: "supplements", column: "status", key: "child_tid", states: [0, 1, 9] },
  balancePayment: { table: "supplements", column: "pay_status", key: "child_tid", states: [0, 1] },
  correction: {
    table: "balance_corrections",
    column: "state",
    key: "number",
    states: signatureStates,
  },
  bankChange: { table: "bank_changes", column: "state", key: "key", states: signatureStates },
  arrival: { table: "statement_lines", column: "state", key: "key", states: lineStates },
  difference: { table: "book_differences", column: "state", key: "key", states: differenceStates },
  receipt: { table: "receipts", column: "state", key: "key", states: receiptStates },
  service: { table: "asked_services", column: "state", key: "number", states: serviceStates },
  clearance: { table: "clearances", column: "state", key: "id", states: clearanceStates },
  count: { table: "stock_counts", column: "state", key: "key", states: countStates },
  parcelClaim: { table: "parcel_claims", column: "state", key: "key", states: parcelClaimStates },
  workOrder: { table: "work_orders", column: "state", key: "key", states: workOrderStates },
  popup: { table: "popups", column: "state", key: "number", states: popupStates },
  campaign: { table: "campaigns", column: "state", key: "number", states: campaignStates },
  account: { table: "accounts", column: "state", key: "uid", states: accountStates },
} as const;
export const machines = { ...machinesOfGoods, ...machinesOfDesks };
export type Machine = keyof typeof machines;
export type State = number | string;
