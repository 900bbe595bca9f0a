import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { nextPriceChange } from "@sampan/domain/trade/price-changes/price-change-state";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockItems } from "../orders/lock-items.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import type { BalancesDue } from "./balances-due.ts";
import { findQuestion, readQuestion } from "./price-change-queries.ts";
import { settlePriceQuestion } from "./settle-price-question.ts";

/**
 * A buyer takes a question back, because the seller keeps the price after all: the line waits to be bought as before.
 * Answers the line. Refuses `price_question_settled` for one that was answered.
 */
export async function withdrawPriceQuestion(
  db: Db,
  child_tid: string,
  { caller, balances }: { readonly caller: StaffCaller; readonly balances: BalancesDue },
): Promise<Result<string, Refusal<"order_unknown" | "price_question_settled">>> {
  const found = await findQuestion(db, { child_tid });
  if (!found) return refuse({ code: "order_unknown" });
  const [item] = await lockItems(db, { oids: [found.oid] });
  const { state, supplement_id, price } = await readQuestion(db, found.id);
  const next = nextPriceChange(state, "withdraw");
  if (!item || !next.ok || supplement_id === null)
    return refuse({ code: "price_question_settled" });
  const dropped = await balances.drop(db, supplement_id);
  if (!dropped.ok) return refuse({ code: "price_question_settled" });
  const { now, staff } = caller;
  await settlePriceQuestion(db, { supplement_id, event: "withdraw", now });
  await writeOrderLog(db, {
    orderId: item.order.id,
    biz_code: orderLogCodes.supplement_cancelled,
    actor: { kind: "staff", name: staff.name },
    content: { tid: child_tid },
    now,
  });
  await recordAudit(db, caller, {
    action: "withdraw_price_question",
    object_kind: "order_item",
    object_id: found.oid,
    old_value: { price, child_tid },
  });
  return ok(found.oid);
}
