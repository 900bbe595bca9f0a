import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { logInProviderNames } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import type { Db } from "../../kernel/db/db.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Customer, Request } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { holdOwnAccount } from "../accounts/hold-own-account.ts";
import { markLogInChanged } from "../accounts/mark-log-in-changed.ts";
import { tellOfChange } from "../accounts/tell-of-change.ts";
import { findAccountOf, insertLinked, type Proven } from "./linked-log-in-queries.ts";

interface Linking {
  readonly proven: Proven;
  readonly customer: Customer;
  readonly caller: Pick<Request, "language" | "now">;
}

type Refused = {
  readonly code: "login_needed" | "log_in_of_another" | "log_in_linked_already";
};

/**
 * Links whoever was proven elsewhere to the account of somebody who showed its password when they began. The account is
 * told by every way there is, and payouts wait as after any change of a log-in. Refuses `log_in_of_another`,
 * `log_in_linked_already` and, to a session that was ended meanwhile, `login_needed`. [SES-13]
 */
export const linkLogIn = (
  db: Db,
  { proven, customer, caller: { language, now } }: Linking,
  needs: Needs,
): Promise<Result<undefined, Refused>> =>
  settle<undefined, Refused>(db, async (open) => {
    const { id: accountId } = customer;
    const former = await holdOwnAccount(open, customer);
    if (!former.ok) return former;
    if (!(await insertLinked(open, { accountId, proven, now }))) {
      const owner = await findAccountOf(open, proven);
      const isOfAnother = owner !== undefined && owner !== accountId;
      return refuse({ code: isOfAnother ? "log_in_of_another" : "log_in_linked_already" });
    }
    await markLogInChanged(open, accountId, now);
    const values = {
      hours: needs.limits.payout_hold_hours,
      provider: logInProviderNames[proven.provider],
    };
    const told = { accountId, former: former.value, language, now } as const;
    await tellOfChange(open, { ...told, kind: "log_in_linked", values }, needs);
    return ok(undefined);
  });
