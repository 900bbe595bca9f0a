import type { SessionData } from "@sampan/contract/sessions";
import { ok, type Result } from "@sampan/domain/result";
import { findSessionData } from "../accounts/find-session-data.ts";
import type { Db } from "../db/db.ts";
import type { Visitor } from "../http/callers.ts";
import { findSessionLife } from "./session-queries.ts";

/** Tells a client, which cannot read the cookie, whether it has a session. [API-117] [SES-12] */
export async function getSessionState(
  db: Db,
  _input: object,
  { customer }: Visitor,
): Promise<Result<{ data: SessionData | null }, never>> {
  if (!customer) return ok({ data: null });
  const life = await findSessionLife(db, customer.sessionId);
  const { id: accountId, token } = customer;
  return ok({ data: await findSessionData(db, { accountId, token, ...life }) });
}
