import { nextBalanceDueStatus } from "@sampan/domain/trade/charges/balance-due-state";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { addBalanceDueCharge } from "../../trade/charges/add-charges.ts";
import { dropBalanceDueCharge } from "../../trade/charges/drop-charges.ts";
import { recordDifference } from "../../trade/orders/record-bill.ts";
import type { StatusChange } from "../../trade/orders/rewrite-order-status.ts";
import { insertBalanceDue } from "./insert-bill.ts";

export interface NewDifference {
  readonly child_tid: string;
  readonly order_id: number;
  /** The line it is of, with whose pieces it comes back; null for a difference of the order. */
  readonly item_id: number | null;
  readonly kind: "goods" | "freight";
  /** Cents of the payment currency. */
  readonly amount: number;
  readonly words: string;
  readonly now: Date;
}

/** Writes a difference of a locked order, which waits for it (6). Answers its row; whoever asks tells of it. [ORD-40] */
export async function openBalanceDue(
  db: Db,
  { child_tid, order_id, item_id, kind, amount, words, now }: NewDifference,
): Promise<number> {
  const supplement_id = await insertBalanceDue(db, {
    child_tid,
    order_id,
    bill_id: null,
    kind,
    amount,
    reason: words,
    created_at: now,
  });
  await addBalanceDueCharge(db, { order_id, item_id, supplement_id, amount, words });
  await recordDifference(db, order_id, { change: amount });
  return supplement_id;
}

/**
 * Takes an unpaid difference of a locked order back; the order goes on without it. Refuses `not_payable` for one that
 * was paid or taken back before, or is part of a freight bill. [ORD-43]
 */
export async function dropBalanceDue(
  db: Db,
  supplementId: number,
): Promise<Result<StatusChange, Refusal<"not_payable">>> {
  const { order_id, bill_id, amount, ...status } = await db
    .selectFrom("supplements")
    .select(["order_id", "bill_id", "amount", "pay_status", "status"])
    .where("id", "=", supplementId)
    .executeTakeFirstOrThrow();
  const next = nextBalanceDueStatus(status, "cancel");
  if (!next.ok || bill_id !== null) return refuse({ code: "not_payable" });
  await db.updateTable("supplements").set(next.value).where("id", "=", supplementId).execute();
  await dropBalanceDueCharge(db, supplementId);
  return ok(await recordDifference(db, order_id, { change: -amount }));
}
