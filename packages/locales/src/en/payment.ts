import type { payment as source } from "../zh/payment.ts";
import type { SameKeys } from "../same-keys.ts";

export const payment = {
  title: "Payment",
} as const satisfies SameKeys<typeof source>;
