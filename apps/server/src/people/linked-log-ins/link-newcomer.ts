import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import { insertLinked, takeNewcomer } from "./linked-log-in-queries.ts";
import { browserHashOf } from "./log-in-secrets.ts";

interface Made {
  readonly accountId: number;
  /** Undefined for somebody who came by themselves. */
  readonly newcomer: string | undefined;
  readonly caller: Visitor;
}

type Refused = { readonly code: "log_in_state_unknown" | "log_in_of_another" };

/**
 * Links the account that is being made to whoever this browser proved to be elsewhere. Refuses `log_in_state_unknown`
 * when that was too long ago or in another browser, and `log_in_of_another`; nothing is made then.
 */
export async function linkNewcomer(
  db: Db,
  { accountId, newcomer, caller: { cookies, now } }: Made,
): Promise<Result<undefined, Refused>> {
  if (newcomer === undefined) return ok(undefined);
  const browserHash = browserHashOf(cookies);
  const proven = browserHash && (await takeNewcomer(db, { key: newcomer, browserHash, now }));
  if (!proven) return refuse({ code: "log_in_state_unknown" });
  return (await insertLinked(db, { accountId, proven, now }))
    ? ok(undefined)
    : refuse({ code: "log_in_of_another" });
}
