import type { InputOf } from "@sampan/contract/call";
import type { decideRealName as decideCall } from "@sampan/contract/staff-customers";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { decideRealName } from "../accounts/decide-real-name.ts";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { findCustomerByUid } from "./customer-queries.ts";
import { recordAudit } from "./record-audit.ts";

type Call = typeof decideCall;

/**
 * Verifies or rejects a waiting real name. Refuses `customer_unknown`, `reason_needed` for a rejection
 * without one, and `real_name_settled` when nothing waits. [BO-46]
 */
export async function settleRealName(
  db: Db,
  { uid, decision: state, reason }: InputOf<Call>,
  caller: StaffCaller,
  needs: Pick<Needs, "jobs">,
): Promise<Result<Record<never, never>, Refusal<Call["refusals"][number]>>> {
  if (state === "rejected" && reason.trim() === "") return refuse({ code: "reason_needed" });
  const customer = await findCustomerByUid(db, uid);
  if (!customer) return refuse({ code: "customer_unknown" });
  const decision = { accountId: customer.id, state, reason: reason.trim(), now: caller.now };
  const decided = await decideRealName(db, decision, needs);
  if (!decided.ok) return decided;
  await recordAudit(db, caller, {
    action: state === "verified" ? "verify_real_name" : "reject_real_name",
    object_kind: "customer",
    object_id: uid,
    old_value: "submitted",
    new_value: { state, reason },
  });
  return ok({});
}
