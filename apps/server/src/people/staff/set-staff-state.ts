import type { InputOf } from "@sampan/contract/kernel/call";
import type { setStaffState as setStateCall } from "@sampan/contract/people/staff/staff-members";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockMember } from "./lock-member.ts";
import { endSessionsOfStaff } from "./end-sessions-of-staff.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { updateMember } from "./staff-member-queries.ts";

type Call = typeof setStateCall;
type Refused = Refusal<Call["refusals"][number] | "right_missing">;

/**
 * Disables a member, whose sessions end with the same transaction, or lets them work again. Refuses
 * `own_account`, so that the last administrator stays, and `reason_needed`. [BO-04]
 */
export async function setStaffState(
  db: Db,
  { email, state, reason }: InputOf<Call>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refused>> {
  if (reason.trim() === "") return refuse({ code: "reason_needed" });
  const locked = await lockMember(db, email, caller);
  if (!locked.ok) return locked;
  const member = locked.value;
  if (member.id === caller.staff.id) return refuse({ code: "own_account" });
  await updateMember(db, member.id, { state });
  const ended = state === "disabled" ? await endSessionsOfStaff(db, member.id) : { sessions: 0 };
  await recordAudit(db, caller, {
    action: state === "disabled" ? "disable_staff" : "enable_staff",
    object_kind: "staff_member",
    object_id: member.email,
    old_value: { state: member.state },
    new_value: { state, reason: reason.trim(), sessions_ended: ended.sessions },
  });
  return ok({});
}
