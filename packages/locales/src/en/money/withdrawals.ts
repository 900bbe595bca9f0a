import type { withdrawals as source } from "../../zh/money/withdrawals.ts";
import type { SameKeys } from "../../same-keys.ts";

export const withdrawals = {
  title: "Withdraw",
  history: {
    title: "Withdrawals",
    loading: "Loading withdrawals",
    empty: {
      title: "No withdrawals yet",
      body: "The progress of each withdrawal will be here.",
    },
    state: {
      waiting: "Waiting for audit",
      passed: "To be paid",
      paid: "Paid",
      returned: "Returned by the bank",
      failed: "Not passed",
    },
    to: "{bank} ending in {digits}",
    fee: "plus a fee of {amount}",
    noFee: "no fee",
    closing: "Paid out at closing",
    reason: "Reason: {reason}",
    again: "Apply again",
    steps: "Progress of withdrawal {number}",
    show: "See progress",
    step: {
      applied: "Applied for",
      audit: "Audit by finance",
      passed: "Audit passed",
      failed: "Audit not passed; the money is back in your balance",
      pay: "Payment by the bank",
      paid: "Paid",
      returned: "Returned by the bank; the money is back in your balance",
    },
  },
  card: "Paid to",
  change: "Change",
  amount: "Amount to withdraw",
  all: "All {amount}",
  available: "{balance} available · at least {least}, whole amounts",
  fresh: "{amount} of it was topped up by card and can be withdrawn after {until}",
  tooLittle: "After the fee, your balance is below the least that can be withdrawn.",
  sum: {
    title: "What is withdrawn",
    received: "Paid to your account",
    fee: "Fee",
    feeWhy: "Once for each withdrawal, taken from the balance",
    total: "Taken from the balance",
    left: "Balance afterwards",
  },
  arrives: "Expected {days}",
  arrivesWhy:
    "Paid by the bank after an audit, in {from, number} to {until, number} working days. Holidays push it back.",
  held: "Your account was changed lately: you can apply now, and it can pass the audit after {until}.",
  holdRule:
    "For {hours, number} hours after a change of password, mobile, e-mail or bank account, withdrawals wait before they can pass the audit.",
  once: "Once a day",
  usedToday: "You applied today. You can apply again tomorrow.",
  submit: "Withdraw {amount}",
  submitPlain: "Withdraw",
  done: "We have your withdrawal",
} as const satisfies SameKeys<typeof source>;
