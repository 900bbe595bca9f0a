import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockOrder, type LockedOrder } from "../orders/lock-order.ts";
import { findReviewLines, type ReviewLineRow } from "./approval-queries.ts";

/** Locks an order that is in review. */
export async function lockForReview(
  db: Db,
  tid: string,
): Promise<Result<LockedOrder, Refusal<"order_unknown" | "order_not_in_state">>> {
  const order = await lockOrder(db, { tid });
  if (!order.ok) return order;
  return order.value.status === -1 ? order : refuse({ code: "order_not_in_state" });
}

export interface FoundLine {
  readonly order: LockedOrder;
  readonly line: ReviewLineRow;
  /** The other lines that are still in review. */
  readonly others: readonly ReviewLineRow[];
}

/** Locks an order in review and finds a line of it that is still in review. */
export async function findLine(
  db: Db,
  { tid, oid }: { readonly tid: string; readonly oid: string },
): Promise<
  Result<FoundLine, Refusal<"order_unknown" | "order_not_in_state" | "item_not_in_state">>
> {
  const order = await lockForReview(db, tid);
  if (!order.ok) return order;
  const lines = await findReviewLines(db, tid);
  const line = lines.find((each) => each.oid === oid);
  if (!line) return refuse({ code: "order_unknown" });
  if (line.status !== 1) return refuse({ code: "item_not_in_state" });
  const others = lines.filter((each) => each !== line && each.status === 1);
  return ok({ order: order.value, line, others });
}
