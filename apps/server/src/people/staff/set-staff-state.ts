import type { InputOf } from "@sampan/contract/call";
import type { setStaffState as setStateCall } from "@sampan/contract/staff-members";
import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { lockMember } from "./lock-member.ts";
import { recordAudit } from "./record-audit.ts";
import { updateMember } from "./staff-member-queries.ts";
import { deleteSessionsOfStaff } from "./staff-session-queries.ts";

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
  const ended = state === "disabled" ? await deleteSessionsOfStaff(db, member.id) : 0;
  await recordAudit(db, caller, {
    action: state === "disabled" ? "disable_staff" : "enable_staff",
    object_kind: "staff_member",
    object_id: member.email,
    old_value: { state: member.state },
    new_value: { state, reason: reason.trim(), sessions_ended: ended },
  });
  return ok({});
}
