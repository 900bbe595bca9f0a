import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { startSession, type StartedSession } from "../sessions/start-session.ts";
import { lockCredentials } from "./credential-queries.ts";
import { keepIfWished } from "./keep-if-wished.ts";

type Refused = Exclude<Awaited<ReturnType<typeof keepIfWished>>, { ok: true }>;

interface Entry {
  readonly accountId: number;
  readonly caller: Visitor;
  /** Whether what was proven still opens the account: asked with the account held, as whoever takes it away holds it. */
  readonly stillOpens: (db: Db) => Promise<boolean>;
}

/**
 * Starts the session of somebody who proved otherwise than by a password whose account this is. Refuses
 * `account_disabled` and `account_cancelled`, since a closed account is kept by its password only, and
 * `log_in_state_unknown` when the proof was taken away meanwhile.
 */
export async function enterProven(
  db: Db,
  { accountId, caller, stillOpens }: Entry,
  needs: Needs,
): Promise<Result<StartedSession, Refused["error"] | { readonly code: "log_in_state_unknown" }>> {
  const held = await lockCredentials(db, accountId);
  if (!(await stillOpens(db))) return refuse({ code: "log_in_state_unknown" });
  const kept = await keepIfWished(db, held, { keep: false, caller }, needs);
  return kept.ok ? ok(await startSession(db, { accountId, caller }, needs)) : kept;
}
