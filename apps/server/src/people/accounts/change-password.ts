import type { InputOf } from "@sampan/contract/kernel/call";
import type { changePassword as call } from "@sampan/contract/people/accounts/credentials";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { BulkheadFull } from "../../kernel/http/create-bulkhead.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Needs } from "../../kernel/needs.ts";
import { endOtherSessions } from "../sessions/end-sessions.ts";
import { updatePassword } from "./contact-queries.ts";
import { hashPassword } from "./hash-password.ts";
import { holdOwnAccount } from "./hold-own-account.ts";
import { tellOfChange } from "./tell-of-change.ts";

/**
 * Changes the password of a customer who has just proven to know the present one, ends their other sessions
 * and tells them by every way there is. Refuses `login_needed` when somebody else did so meanwhile. [SES-13]
 */
export async function changePassword(
  db: Db,
  { new_password }: InputOf<typeof call>,
  { customer, language, now }: CustomerCaller,
  needs: Needs,
): Promise<Result<Record<never, never>, BulkheadFull | { readonly code: "login_needed" }>> {
  const hashed = await hashPassword(new_password);
  if (!hashed.ok) return hashed;
  const { id: accountId, sessionId } = customer;
  return settle<Record<never, never>, { readonly code: "login_needed" }>(db, async (open) => {
    const held = await holdOwnAccount(open, customer);
    if (!held.ok) return held;
    const former = held.value;
    await updatePassword(open, accountId, { password_hash: hashed.value, now });
    await endOtherSessions(open, { accountId, sessionId });
    const values = { hours: needs.limits.payout_hold_hours };
    const told = { accountId, former, kind: "password_changed", values, language, now } as const;
    await tellOfChange(open, told, needs);
    return ok({});
  });
}
