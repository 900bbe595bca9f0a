import type { points as source } from "../../zh/money/points.ts";
import type { SameKeys } from "../../same-keys.ts";

export const points = {
  title: "Points",
  total: "Your points",
  how: "You get them when an order is completed, and can use them when you pay.",
  ledger: "Points ledger",
  after: "{points, number} left",
  empty: {
    title: "No points yet",
    body: "They arrive when your first order is completed.",
  },
} as const satisfies SameKeys<typeof source>;
