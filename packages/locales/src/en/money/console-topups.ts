import type { consoleTopups as source } from "../../zh/money/console-topups.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleTopups = {
  views: "State of top-ups",
  view: {
    under_review: "Under review",
    success: "Credited",
    failed: "Rejected",
  },
  empty: {
    under_review: "No top-up waits for review",
    success: "Nothing credited yet",
    failed: "Nothing was rejected",
  },
  count: "{count, plural, one {# top-up} other {# top-ups}}",
  countMore: "More than {count, number} top-ups",
  pane: "Top-up {number}",
  number: "Number",
  customer: "Customer",
  bank: "Bank",
  amount: "Amount",
  declaredAt: "Declared",
  payNo: "Bank serial number",
  payTime: "Transferred",
  unknown: "not told",
  decided: "Decided",
  reason: "Reason",
  noVoucher: "No voucher: compare with the bank's own record",
  voucher: "Transfer voucher {position, number}",
  approve: "Approve, credit {amount}",
  approveTitle: "Approve top-up {number}?",
  approveConsequence:
    "{amount} is credited to {name}, who is told. Serial number {number} cannot be used again, and this cannot be taken back.",
  seenWhere: "No statement shows it: where did you see the money?",
  second:
    "It is above what one person may let in: another credits it as well, until then nothing moves.",
  vouched: "You vouched for top-up {number}; another person credits it",
  vouchedBy: "{name} vouched for it at {time}. Another person credits it.",
  exception: "Without a statement",
  approved: "Top-up {number} is credited",
  reject: "Reject top-up",
  rejectTitle: "Reject top-up {number}?",
  rejectConsequence: "Nothing is credited; {name} reads your reason and can declare it anew.",
  rejectConfirm: "Reject the top-up",
  rejected: "Top-up {number} is rejected",
} as const satisfies SameKeys<typeof source>;
