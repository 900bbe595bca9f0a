import type { rateReceipt as source } from "../../zh/trade/rate-receipt.ts";
import type { SameKeys } from "../../same-keys.ts";

export const rateReceipt = {
  open: "where it comes from",
  title: "The rate of this payment",
  whence: "Where the rate {rate} comes from",
  moved: "The market has moved since; yours stays at {rate}.",
  now: "Today’s rate",
  moves:
    "The market moves every day. The rate you see while paying is kept for you for a while, and once you have paid it stays.",
  paid: "{amount}, paid {time}",
  mid: "Middle of the market",
  margin: "Our margin, {percent}%",
  rate: "Your rate",
  cost: "What the margin came to",
  source: "Source",
  at: "Quoted at",
  lock: "Locked when you paid: whatever the market does, this payment stays as it is. Refunds go by the same rate.",
  unknown: "Where this rate came from was not recorded.",
  freight:
    "International freight and later differences are priced in your own currency and need no rate.",
  sourceName: {
    bank_of_taiwan: "Bank of Taiwan",
    open_er_api: "open.er-api",
    manual: "Set by hand",
    demo: "Demo data",
    other: "Another",
  },
} as const satisfies SameKeys<typeof source>;
