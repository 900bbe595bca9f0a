import { ok, refuse } from "@sampan/domain/kernel/result";
import type { StepUp } from "../../kernel/http/step-up.ts";
import type { Needs } from "../../kernel/needs.ts";
import { countAgainstLimit, forgetCount } from "../../kernel/rate-limits/count-against-limit.ts";
import { findSecured } from "./contact-queries.ts";
import { verifyPassword } from "./verify-password.ts";

/**
 * Proves that whoever holds a session also knows the password, before a call that says `stepUp` is done.
 * Wrong ones are counted by session: a thief who guesses with a stolen cookie does not lock the owner out on
 * other devices. Refuses `wrong_password` and `call_limit`. [ERR-37] [NFR-08]
 */
export const createStepUp =
  ({ database, limits }: Pick<Needs, "database" | "limits">): StepUp =>
  async ({ customer, password, now }) => {
    const { db } = database;
    const bucket = `step_up:${customer.sessionId}`;
    const most = limits.wrong_logins_until_lock;
    const limit = { bucket, most, window_ms: limits.lock_minutes * 60_000 };
    if (!(await countAgainstLimit(db, limit, now))) return refuse({ code: "call_limit" });
    const { password_hash } = await findSecured(db, customer.id);
    const isRight = await verifyPassword(password_hash, password);
    if (!isRight.ok) return isRight;
    if (!isRight.value) return refuse({ code: "wrong_password" });
    await forgetCount(db, limit);
    return ok(undefined);
  };
