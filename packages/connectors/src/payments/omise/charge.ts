import { z } from "zod";
import { Count, Id } from "../../read-answer.ts";
import type { PaymentState } from "../payment-provider.ts";

/** A charge as Omise answers and announces it. `amount` is in satang, the cents of THB. */
export const Charge = z.object({
  object: z.literal("charge"),
  id: Id,
  status: z.enum(["pending", "successful", "failed", "expired", "reversed"]),
  amount: Count,
  currency: z
    .string()
    .transform((code) => code.toUpperCase())
    .pipe(z.literal("THB")),
  authorize_uri: z.string().nullish(),
  source: z
    .object({
      scannable_code: z
        .object({ image: z.object({ download_uri: z.string() }).nullish() })
        .nullish(),
    })
    .nullish(),
  metadata: z.object({ order: z.string().nullish() }).nullish(),
});
export type Charge = z.output<typeof Charge>;

const stateByStatus = {
  pending: "waiting",
  successful: "paid",
  failed: "failed",
  expired: "failed",
  reversed: "failed",
} as const satisfies Record<Charge["status"], PaymentState["state"]>;

/** A charge as the state of a payment. */
export function paymentFromCharge(charge: Charge): PaymentState {
  const order = charge.metadata?.order;
  return {
    provider_order: charge.id,
    ...(order && { order }),
    state: stateByStatus[charge.status],
    amount: charge.amount,
    currency: charge.currency,
    payment_ref: charge.id,
  };
}
