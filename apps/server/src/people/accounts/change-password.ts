import type { InputOf } from "@sampan/contract/call";
import type { changePassword as call } from "@sampan/contract/credentials";
import { ok, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { CustomerCaller } from "../http/callers.ts";
import type { LaneFull } from "../http/create-lane.ts";
import { settle } from "../http/settle.ts";
import type { Needs } from "../needs.ts";
import { endOtherSessions } from "../sessions/end-sessions.ts";
import { lockReachable, updatePassword } from "./contact-queries.ts";
import { hashPassword } from "./hash-password.ts";
import { tellOfChange } from "./tell-of-change.ts";

/**
 * Changes the password of a customer who has just proven to know the present one, ends their other sessions
 * and tells them by every way there is. [SES-13]
 */
export async function changePassword(
  db: Db,
  { new_password }: InputOf<typeof call>,
  { customer, language, now }: CustomerCaller,
  needs: Needs,
): Promise<Result<Record<never, never>, LaneFull>> {
  const hashed = await hashPassword(new_password);
  if (!hashed.ok) return hashed;
  const { id: accountId, sessionId } = customer;
  return settle(db, async (open) => {
    const former = await lockReachable(open, accountId);
    await updatePassword(open, accountId, { password_hash: hashed.value, now });
    await endOtherSessions(open, { accountId, sessionId });
    const values = { hours: needs.limits.payout_hold_hours };
    const told = { accountId, former, kind: "password_changed", values, language, now } as const;
    await tellOfChange(open, told, needs);
    return ok({});
  });
}
