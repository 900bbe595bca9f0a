import type { wallet as source } from "../../zh/money/wallet.ts";
import type { SameKeys } from "../../same-keys.ts";

export const wallet = {
  title: "Wallet",
  help: "About fees",
  balance: "Available balance",
  locked: "Held {amount}",
  due: "Freight due {amount}",
  topup: "Top up",
  topups: "Top-ups",
  withdraw: "Withdraw",
  withdrawals: "Withdrawals",
  cards: "Bank accounts",
  books: "Check my books",
  more: "Money in and out",
  bonus: "Red packet",
  ledger: "Ledger",
  ledgerSubject: "Kind of ledger",
  subjects: {
    "2010101": "Cash",
    "2010102": "Red packet",
    "2010107": "Points",
  },
  after: "Balance {amount}",
  kinds: {
    payment_order: "Order payment",
    payment_supplement: "Supplement",
    payment_freight: "International freight",
    freight_surplus: "Freight surplus returned",
    refund: "Order refund",
    compensation: "Order compensation",
    points_returned: "Points returned",
    points_taken_back: "Points taken back",
    points_granted: "Points for a completed order",
  },
  directs: {
    income: "Income",
    expense: "Expense",
    freeze: "Held",
    unfreeze: "Released",
  },
  empty: {
    title: "Nothing here yet",
    body: "Every top-up and payment will be written here.",
  },
  loading: "Loading the ledger",
} as const satisfies SameKeys<typeof source>;
