import type { InputOf } from "@sampan/contract/call";
import type { endOwnSession as endCall } from "@sampan/contract/staff-security";
import { ok, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import { recordAudit } from "./record-audit.ts";
import { deleteSessionsOfStaff, findStaffById } from "./staff-session-queries.ts";

/** Ends one of the own sessions; one that is gone already is as good as ended. [BO-01] */
export async function endOwnSession(
  db: Db,
  { token }: InputOf<typeof endCall>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, never>> {
  const ended = await deleteSessionsOfStaff(db, caller.staff.id, { token });
  if (ended === 0) return ok({});
  const { email } = await findStaffById(db, caller.staff.id);
  await recordAudit(db, caller, {
    action: "end_own_session",
    object_kind: "staff_member",
    object_id: email,
  });
  return ok({});
}
