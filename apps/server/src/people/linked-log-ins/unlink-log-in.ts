import type { InputOf } from "@sampan/contract/kernel/call";
import type { unlinkLogIn as call } from "@sampan/contract/people/linked-log-ins";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { logInProviderNames } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { holdOwnAccount } from "../accounts/hold-own-account.ts";
import { markLogInChanged } from "../accounts/mark-log-in-changed.ts";
import { tellOfChange } from "../accounts/tell-of-change.ts";
import { deleteLinked } from "./linked-log-in-queries.ts";

/**
 * Takes a linked account elsewhere away from somebody who has just shown the password: whoever does knows another way
 * in, so the last one is never taken. Refuses `log_in_not_linked`, and `login_needed` to a session that was ended
 * meanwhile. [SES-13]
 */
export async function unlinkLogIn(
  db: Db,
  { provider }: Pick<InputOf<typeof call>, "provider">,
  { customer, language, now }: CustomerCaller,
  needs: Needs,
): Promise<Result<Record<never, never>, { readonly code: "log_in_not_linked" | "login_needed" }>> {
  const accountId = customer.id;
  const former = await holdOwnAccount(db, customer);
  if (!former.ok) return former;
  if (!(await deleteLinked(db, { accountId, provider })))
    return refuse({ code: "log_in_not_linked" });
  await markLogInChanged(db, accountId, now);
  const values = {
    hours: needs.limits.payout_hold_hours,
    provider: logInProviderNames[provider],
  };
  const told = { accountId, former: former.value, language, now } as const;
  await tellOfChange(db, { ...told, kind: "log_in_unlinked", values }, needs);
  return ok({});
}
