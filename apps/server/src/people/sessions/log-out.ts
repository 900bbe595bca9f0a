import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import { endPushesOfSession } from "../pushes/end-pushes.ts";
import { deleteSessionById } from "./session-queries.ts";

/** Ends the caller's session, on the server and in the browser, which is told nothing more. [API-22] [SES-10] */
export async function logOut(
  db: Db,
  _input: object,
  caller: Visitor,
): Promise<Result<Record<never, never>, never>> {
  if (caller.customer) {
    await endPushesOfSession(db, caller.customer.sessionId);
    await deleteSessionById(db, caller.customer.sessionId);
  }
  caller.cookies.take("customer");
  return ok({});
}
