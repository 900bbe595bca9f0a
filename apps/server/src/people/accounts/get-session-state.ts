import type { SessionData } from "@sampan/contract/people/sessions/sessions";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { findSessionData } from "./find-session-data.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";

/** Tells a client, which cannot read the cookie, whether it has a session. [API-117] [SES-12] */
export async function getSessionState(
  db: Db,
  _input: object,
  { customer, now }: Visitor,
): Promise<Result<{ data: SessionData | null }, never>> {
  if (!customer) return ok({ data: null });
  const { id: accountId, token, sessionLife } = customer;
  return ok({ data: await findSessionData(db, { accountId, token, ...sessionLife }, now) });
}
