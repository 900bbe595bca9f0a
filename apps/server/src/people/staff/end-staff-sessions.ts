import type { InputOf } from "@sampan/contract/kernel/call";
import type { endStaffSessions as endCall } from "@sampan/contract/people/staff/staff-members";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { endSessionsOfStaff } from "./end-sessions-of-staff.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { findMemberByEmail } from "./staff-member-queries.ts";

/** Ends one session of a member, or all of them, at once. [BO-04] */
export async function endStaffSessions(
  db: Db,
  { email, token }: InputOf<typeof endCall>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<"staff_unknown">>> {
  const member = await findMemberByEmail(db, email);
  if (!member) return refuse({ code: "staff_unknown" });
  const ended = await endSessionsOfStaff(db, member.id, token === "" ? {} : { token });
  await recordAudit(db, caller, {
    action: "end_staff_sessions",
    object_kind: "staff_member",
    object_id: member.email,
    new_value: { sessions_ended: ended.sessions },
  });
  return ok({});
}
