import type { Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import type { PaidCharges } from "../charges/mark-charges-paid.ts";
import type { PayInfo } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { moveLiveItems } from "./move-live-items.ts";
import { rewriteOrderStatus, type StatusChange, type StoredFacts } from "./rewrite-order-status.ts";

export interface FirstPayment {
  readonly pay_info: PayInfo;
  /** Cents of the payment currency that were taken, deductions off. */
  readonly pay_real: number;
  readonly now: Date;
  /** What the order's status follows from, where it was read since the order was held. */
  readonly stored?: StoredFacts | undefined;
  /** What each of its charges came to. */
  readonly charged?: PaidCharges | undefined;
}

/**
 * Writes the first (or only) payment into a locked order: its goods wait to be bought (2 to 13) and its
 * rate stays as paid. The money itself was moved by the caller. [PAY-03] [MONEY-12]
 */
export async function recordFirstPayment(
  db: Db,
  orderId: number,
  { pay_info, pay_real, now, stored, charged }: FirstPayment,
): Promise<Result<StatusChange, Refusal<"item_not_in_state">>> {
  const moved = await moveLiveItems(db, orderId, {
    event: "pay",
    stored,
    charged,
    change: {
      pay_time: now,
      pay_info: JSON.stringify(pay_info),
      pay_real,
      fee_total: pay_real,
    },
  });
  if (moved.ok && moved.value.from !== 0)
    throw new Error(`order ${orderId} did not wait for its first payment`);
  return moved;
}

/** Adds a later payment (a freight bill's share, a supplement) to what the order has been paid. Cents. */
export function recordLaterPayment(
  db: Db,
  orderId: number,
  { amount }: { readonly amount: number },
): Promise<StatusChange> {
  return rewriteOrderStatus(db, orderId, { pay_real: sql<number>`pay_real + ${amount}` });
}
