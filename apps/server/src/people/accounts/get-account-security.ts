import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getAccountSecurity as call } from "@sampan/contract/people/accounts/credentials";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { payoutsHeldUntil } from "@sampan/domain/people/accounts/payout-hold";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findPayoutChanges } from "./find-payout-changes.ts";
import { findSecured } from "./contact-queries.ts";

/** What the customer logs in with, when that last changed, and until when payouts wait for it. */
export async function getAccountSecurity(
  db: Db,
  { customer, now }: CustomerCaller,
  { limits }: Pick<Needs, "limits">,
): Promise<Result<OutputOf<typeof call>, never>> {
  const account = await findSecured(db, customer.id);
  const held = payoutsHeldUntil(await findPayoutChanges(db, customer.id), limits, now);
  const wireTime = (moment: Date | null | undefined) =>
    moment ? formatWireTime(moment, customer.region) : "";
  return ok({
    data: {
      phone: account.mobile ?? "",
      email: account.email ?? "",
      credentials_changed_at: wireTime(account.credentials_changed_at),
      payouts_held_until: wireTime(held),
    },
  });
}
