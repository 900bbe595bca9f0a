import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import { hashSessionSecret } from "../sessions/session-secret.ts";
import { writeAudit } from "../../kernel/audit/stored-acts.ts";
import { deleteStaffSession, findStaffById } from "./staff-session-queries.ts";

/** Ends the staff session of this browser, on the server and in the browser, on record. [BO-01] [BO-03] */
export async function logOutStaff(
  db: Db,
  _input: object,
  caller: Visitor,
): Promise<Result<Record<never, never>, never>> {
  const secret = caller.cookies.read("staff");
  caller.cookies.take("staff");
  const staff_id =
    secret === undefined ? undefined : await deleteStaffSession(db, hashSessionSecret(secret));
  if (staff_id === undefined) return ok({});
  const { email } = await findStaffById(db, staff_id);
  await writeAudit(db, {
    staff_id,
    action: "log_out",
    object_kind: "staff_member",
    object_id: email,
    address: caller.address,
    request_id: caller.requestId,
    at: caller.now,
  });
  return ok({});
}
