import { ok, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { Visitor } from "../http/callers.ts";
import { hashSessionSecret } from "../sessions/session-secret.ts";
import { deleteStaffSession } from "./staff-session-queries.ts";

/** Ends the staff session of this browser, on the server and in the browser. [BO-01] */
export async function logOutStaff(
  db: Db,
  _input: object,
  { cookies }: Visitor,
): Promise<Result<Record<never, never>, never>> {
  const secret = cookies.read("staff");
  if (secret !== undefined) await deleteStaffSession(db, hashSessionSecret(secret));
  cookies.take("staff");
  return ok({});
}
