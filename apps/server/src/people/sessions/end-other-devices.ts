import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { endOtherSessions } from "./end-sessions.ts";

/** Ends and forgets all of the caller's devices but the one that asks. */
export async function endOtherDevices(
  db: Db,
  _input: object,
  { customer }: CustomerCaller,
): Promise<Result<Record<never, never>, never>> {
  await endOtherSessions(db, { accountId: customer.id, sessionId: customer.sessionId });
  return ok({});
}
