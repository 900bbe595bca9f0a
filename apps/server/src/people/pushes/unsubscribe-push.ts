import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { deleteOfSession } from "./push-queries.ts";

/** Tells the caller's browser no more; the others as before. */
export async function unsubscribePush(
  db: Db,
  _input: object,
  { customer }: CustomerCaller,
): Promise<Result<Record<never, never>, never>> {
  await deleteOfSession(db, customer.sessionId);
  return ok({});
}
