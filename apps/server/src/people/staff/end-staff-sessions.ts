import type { InputOf } from "@sampan/contract/call";
import type { endStaffSessions as endCall } from "@sampan/contract/staff-members";
import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { recordAudit } from "./record-audit.ts";
import { findMemberByEmail } from "./staff-member-queries.ts";
import { deleteSessionsOfStaff } from "./staff-session-queries.ts";

/** Ends one session of a member, or all of them, at once. [BO-04] */
export async function endStaffSessions(
  db: Db,
  { email, token }: InputOf<typeof endCall>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<"staff_unknown">>> {
  const member = await findMemberByEmail(db, email);
  if (!member) return refuse({ code: "staff_unknown" });
  const ended = await deleteSessionsOfStaff(db, member.id, token === "" ? {} : { token });
  await recordAudit(db, caller, {
    action: "end_staff_sessions",
    object_kind: "staff_member",
    object_id: member.email,
    new_value: { sessions_ended: ended },
  });
  return ok({});
}
