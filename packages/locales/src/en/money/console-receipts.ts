import type { consoleReceipts as source } from "../../zh/money/console-receipts.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleReceipts = {
  row: {
    goods: "Goods",
    mainland_freight: "Freight in China",
    service_fee: "Service fee",
    insurance: "Insurance",
    freight_estimate: "Freight paid in advance",
    international_freight: "International freight",
    local_freight: "Local freight",
    warehouse: "Warehouse",
    other: "Other",
    supplement: "Difference",
  },
  moment: {
    payment: "With the payment",
    hand_over: "After hand-over",
  },
  title: "Receipts",
  lead: "Receipts that were not issued, and the month for the accountant.",
  none: "Nothing waits",
  tid: "Payment",
  amount: "Amount",
  paid_at: "Paid at",
  state: {
    label: "State",
    refused: "Refused",
    unclear: "Unclear",
    allowance_refused: "Allowance refused",
  },
  refusal: "Why",
  refusals: {
    series_ended:
      "The series of invoice numbers has ended: add one at the provider, then ask again",
    above_invoice:
      "The allowance is more than is left of its invoice: look at the provider's allowances, then ask again",
    other_amount: "The provider holds an invoice of another amount under this number",
    other_left:
      "The provider says that another amount is left: an allowance was made there that we do not know",
    nobody_to_tell: "The account has neither e-mail nor mobile, and the provider tells nobody",
  },
  again: "Ask again",
  asked_again: "It is asked for again",
  make_void: "Make void",
  number: "Number",
  reason: "Why it is void",
  made_void: "It is void",
  region: "Region",
  month: "Month",
  export: "Download CSV",
} as const satisfies SameKeys<typeof source>;
