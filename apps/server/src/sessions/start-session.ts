import type { Visitor } from "../http/callers.ts";
import type { Db } from "../db/db.ts";
import type { Needs } from "../needs.ts";
import { newSessionLife, secondsUntil, type SessionLife } from "./session-life.ts";
import { deleteSession, insertSession } from "./session-queries.ts";
import { hashSessionSecret, newSessionSecret } from "./session-secret.ts";

export interface StartedSession extends SessionLife {
  readonly accountId: number;
  readonly token: string;
}

/**
 * Starts a session for an account and gives the browser its cookie. The id is always a new one and the
 * session the browser had is ended, so an id planted beforehand opens nothing. [SES-09]
 */
export async function startSession(
  db: Db,
  { accountId, caller }: { accountId: number; caller: Visitor },
  { chance, limits }: Pick<Needs, "chance" | "limits">,
): Promise<StartedSession> {
  const former = caller.cookies.read("customer");
  if (former !== undefined) await deleteSession(db, hashSessionSecret(former));

  const secret = newSessionSecret(chance);
  const token = Buffer.from(chance(16)).toString("hex");
  const life = newSessionLife(caller.now, limits);
  await insertSession(db, {
    id_hash: hashSessionSecret(secret),
    token,
    account_id: accountId,
    user_agent: caller.userAgent.slice(0, 300),
    address: caller.address,
    created_at: caller.now,
    seen_at: caller.now,
    ...life,
  });
  caller.cookies.give("customer", secret, secondsUntil(life.expires_at, caller.now));
  return { accountId, token, ...life };
}
