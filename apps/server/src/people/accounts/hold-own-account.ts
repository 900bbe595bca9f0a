import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Customer } from "../../kernel/http/callers.ts";
import { hasSession } from "../sessions/has-session.ts";
import { lockReachable, type Reachable } from "./contact-queries.ts";

/**
 * Holds the account of somebody who is about to change what opens it, and answers how it is reached. They have
 * shown the password that held when they asked: whoever replaced it meanwhile has ended this session with it.
 * Refuses `login_needed` then. [SES-13]
 */
export async function holdOwnAccount(
  db: Db,
  { id, sessionId }: Pick<Customer, "id" | "sessionId">,
): Promise<Result<Reachable, { readonly code: "login_needed" }>> {
  const reachable = await lockReachable(db, id);
  return (await hasSession(db, sessionId)) ? ok(reachable) : refuse({ code: "login_needed" });
}
