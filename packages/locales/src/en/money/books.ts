import type { books as source } from "../../zh/money/books.ts";
import type { SameKeys } from "../../same-keys.ts";

export const books = {
  title: "Check my books",
  accounts: "Which account",
  kinds: {
    cash: "Cash",
    cash_locked: "Held",
    bonus: "Red packet",
    points: "Points",
  },
  earlier: "Earlier month",
  later: "Later month",
  save: "Save as CSV",
  sum: "The month added up",
  adding: "Reading and adding up…",
  agrees: "Every change follows, and the sum is the closing balance",
  differsAt:
    "After change {row} there should be {expected}, and the books say {found}. Please tell us",
  differsAtEnd: "It comes to {expected}, and the closing balance says {found}. Please tell us",
  opening: "Opening",
  came: "In",
  went: "Out",
  closing: "Closing",
  after: "Balance {amount}",
  columns: {
    id: "No.",
    acc_time: "Time",
    remark: "What it was",
    tid: "Number",
    amount: "Change",
    balance: "Balance",
  },
  empty: {
    title: "Nothing changed this month",
    body: "Opening and closing are the same figure.",
  },
  loading: "Loading your books",
  close: {
    title: "Last daily close",
    proved: "{day}: what all customers hold equalled what we hold for them.",
    unproved: "{day}: a difference is being looked into; this line changes once it is clear.",
    own: "At the end of that day this account held {amount}.",
    none: "No day was closed yet. Each is closed by itself once it is over.",
  },
} as const satisfies SameKeys<typeof source>;
