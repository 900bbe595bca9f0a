import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { holdRefundWithLine } from "./hold-refund.ts";
import { letOut } from "./let-out.ts";
import { checkOtherPerson } from "./limit-employee.ts";
import { type NotPaid, payRefund } from "./pay-refund.ts";

type Refused = NotPaid | Refusal<"refund_unknown" | "refund_limit_reached" | "self_approval">;

/**
 * Finance pays out what was accepted, once: cash as an income row of the ledger, red packet and points back where they
 * came from. Never whoever entered or accepted it, and what is more than a day of one person by two: the first signs. [BO-25]
 * [REF-17]
 */
export async function executeRefund(
  db: Db,
  number: string,
  { caller, jobs }: { readonly caller: StaffCaller; readonly jobs: Needs["jobs"] },
): Promise<Result<null, Refused>> {
  const held = await holdRefundWithLine(db, { number });
  if (!held.ok) return held;
  const { refund } = held.value;
  if (refund.holder !== "finance") return refuse({ code: "refund_not_in_state" });
  const other = await checkOtherPerson(db, caller, {
    accountId: refund.account_id,
    others: [refund.requested_by, refund.answered_by],
  });
  if (!other.ok) return other;
  const out = await letOut(db, caller, { kind: "refund", number, cny: refund.cny });
  if (!out.ok) return out;
  if (out.value === "signed") return ok(null);
  const paid = await payRefund(db, held.value, {
    staff: caller.staff,
    jobs,
    limits: caller.settings,
    now: caller.now,
  });
  if (!paid.ok) return paid;
  await recordAudit(db, caller, {
    action: "execute_refund",
    object_kind: "refund",
    object_id: number,
    old_value: { status: refund.status },
    new_value: paid.value,
  });
  return ok(null);
}
