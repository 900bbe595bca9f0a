import type { InputOf } from "@sampan/contract/kernel/call";
import type { resetStaffOtp as resetCall } from "@sampan/contract/people/staff/staff-members";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockMember } from "./lock-member.ts";
import { endSessionsOfStaff } from "./end-sessions-of-staff.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { forgetOtp } from "./staff-otp-queries.ts";

type Call = typeof resetCall;
type Refused = Refusal<Call["refusals"][number] | "right_missing">;

/**
 * Forgets the authenticator of a member who lost it, with its recovery codes, and ends their sessions: the
 * next log-in sets up a new one. Refuses `own_account` and `otp_is_off`. [BO-04]
 */
export async function resetStaffOtp(
  db: Db,
  { email }: InputOf<Call>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refused>> {
  const locked = await lockMember(db, email, caller);
  if (!locked.ok) return locked;
  const member = locked.value;
  if (member.id === caller.staff.id) return refuse({ code: "own_account" });
  if (!member.has_otp) return refuse({ code: "otp_is_off" });
  await forgetOtp(db, member.id);
  const ended = await endSessionsOfStaff(db, member.id);
  await recordAudit(db, caller, {
    action: "reset_staff_otp",
    object_kind: "staff_member",
    object_id: member.email,
    new_value: { sessions_ended: ended.sessions },
  });
  return ok({});
}
