import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { holdRefundWithLine, moveRefund } from "./hold-refund.ts";

type Refused = Refusal<"refund_unknown" | "refund_not_in_state" | "amount_invalid">;

/**
 * Records what a seller gave back, CNY cents. It moves no money of the customer's, and finance has the refund from
 * now on. Also after the customer was paid: sellers take their time. [BO-26] [REF-03]
 */
export async function recordSellerMoney(
  db: Db,
  { number, amount }: { readonly number: string; readonly amount: number },
  caller: StaffCaller,
): Promise<Result<null, Refused>> {
  if (amount < 1) return refuse({ code: "amount_invalid" });
  const held = await holdRefundWithLine(db, { number });
  if (!held.ok) return held;
  const { now } = caller;
  const moved = await moveRefund(db, held.value, {
    event: "record_seller_money",
    change: { seller_amount: amount, seller_at: now, seller_by: caller.staff.id },
    limits: caller.settings,
    now,
  });
  if (!moved.ok) return moved;
  await recordAudit(db, caller, {
    action: "record_seller_money",
    object_kind: "refund",
    object_id: number,
    new_value: { amount },
  });
  return ok(null);
}
