import type { receiptPaper as source } from "../../zh/money/receipt-paper.ts";
import type { SameKeys } from "../../same-keys.ts";

export const receiptPaper = {
  title: "Receipt/Tax invoice",
  number: "No. {number}",
  date: "Date {date}",
  seller: "Issued by",
  buyer: "Issued to",
  order: "Order",
  tax_number: "Tax number {number}",
  item: "Item",
  amount: "Amount",
  net: "Before tax",
  tax: "VAT {percent}%",
  total: "Total",
  allowed: "Taken off since",
  void: "VOID",
  bought_for_you: "Bought on your behalf",
  paid_back: "Paid back",
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
} as const satisfies SameKeys<typeof source>;
