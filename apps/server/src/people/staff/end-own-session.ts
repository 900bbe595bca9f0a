import type { InputOf } from "@sampan/contract/kernel/call";
import type { endOwnSession as endCall } from "@sampan/contract/people/staff/staff-security";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { endSessionsOfStaff } from "./end-sessions-of-staff.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { findStaffById } from "./staff-session-queries.ts";

/** Ends one of the own sessions; one that is gone already is as good as ended. [BO-01] */
export async function endOwnSession(
  db: Db,
  { token }: InputOf<typeof endCall>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, never>> {
  const ended = await endSessionsOfStaff(db, caller.staff.id, { token });
  if (ended.sessions + ended.devices === 0) return ok({});
  const { email } = await findStaffById(db, caller.staff.id);
  await recordAudit(db, caller, {
    action: "end_own_session",
    object_kind: "staff_member",
    object_id: email,
  });
  return ok({});
}
