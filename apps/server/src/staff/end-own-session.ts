import type { InputOf } from "@sampan/contract/call";
import type { endOwnSession as endCall } from "@sampan/contract/staff-security";
import { ok, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import { deleteSessionsOfStaff } from "./staff-session-queries.ts";

/** Ends one of the own sessions; one that is gone already is as good as ended. [BO-01] */
export async function endOwnSession(
  db: Db,
  { token }: InputOf<typeof endCall>,
  { staff }: StaffCaller,
): Promise<Result<Record<never, never>, never>> {
  await deleteSessionsOfStaff(db, staff.id, { token });
  return ok({});
}
