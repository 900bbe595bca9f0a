import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Customer } from "../http/callers.ts";
import type { LaneFull } from "../http/create-lane.ts";
import type { Needs } from "../needs.ts";
import { countTry, forgetTries } from "../sessions/count-try.ts";
import { findSecured } from "./contact-queries.ts";
import { verifyPassword } from "./verify-password.ts";

export interface StepUp {
  readonly customer: Customer;
  /** As the call brought it: lower-case hex SHA-256. */
  readonly password: string;
  readonly now: Date;
}

export type StepUpRefusal = LaneFull | { readonly code: "wrong_password" | "call_limit" };

/**
 * Proves that whoever holds a session also knows the password, before a call that says `stepUp` is done.
 * Wrong ones are counted by session: a thief who guesses with a stolen cookie does not lock the owner out on
 * other devices. Refuses `wrong_password` and `call_limit`. [ERR-37] [NFR-08]
 */
export const createStepUp =
  ({ database, limits }: Pick<Needs, "database" | "limits">) =>
  async ({ customer, password, now }: StepUp): Promise<Result<undefined, StepUpRefusal>> => {
    const { db } = database;
    const bucket = `step_up:${customer.sessionId}`;
    const most = limits.wrong_logins_until_lock;
    const limit = { bucket, most, window_ms: limits.lock_minutes * 60_000 };
    if (!(await countTry(db, limit, now))) return refuse({ code: "call_limit" });
    const { password_hash } = await findSecured(db, customer.id);
    const isRight = await verifyPassword(password_hash, password);
    if (!isRight.ok) return isRight;
    if (!isRight.value) return refuse({ code: "wrong_password" });
    await forgetTries(db, limit);
    return ok(undefined);
  };
