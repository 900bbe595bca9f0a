import type { TopupFailure } from "@sampan/domain/money/topups/topup-failure";
import { z } from "zod";
import { Count, Id } from "../../read-answer.ts";
import type { PaymentFailure, PaymentState } from "../payment-provider.ts";
import { readFailure } from "../read-failure.ts";

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
  failure_code: z.string().nullish(),
  failure_message: z.string().nullish(),
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

const known: Readonly<Record<string, TopupFailure>> = {
  payment_rejected: "declined",
  failed_fraud_check: "declined",
  insufficient_fund: "insufficient_funds",
  insufficient_balance: "insufficient_funds",
  stolen_or_lost_card: "card_blocked",
  invalid_account_number: "wrong_details",
  invalid_security_code: "wrong_details",
  payment_cancelled: "cancelled",
  payment_expired: "timed_out",
  timeout: "timed_out",
};

/** Why a charge failed. One that nobody paid in time has no code of its own. [RT-77] */
function failureOf({ status, failure_code, failure_message }: Charge): PaymentFailure | undefined {
  if (stateByStatus[status] !== "failed") return undefined;
  const code = failure_code ?? (status === "expired" ? "payment_expired" : "");
  return readFailure({ code, words: failure_message ?? "", known });
}

/** A charge as the state of a payment. */
export function paymentFromCharge(charge: Charge): PaymentState {
  const order = charge.metadata?.order;
  const failure = failureOf(charge);
  return {
    provider_order: charge.id,
    ...(order && { order }),
    state: stateByStatus[charge.status],
    amount: charge.amount,
    currency: charge.currency,
    payment_ref: charge.id,
    ...(failure && { failure }),
  };
}
