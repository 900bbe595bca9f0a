import type { OutputOf } from "@sampan/contract/call";
import type { getAccountSecurity as call } from "@sampan/contract/credentials";
import { formatWireTime } from "@sampan/domain/business-time";
import { payoutsHeldUntil } from "@sampan/domain/payout-hold";
import { ok, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { CustomerCaller } from "../http/callers.ts";
import type { Needs } from "../needs.ts";
import { findSecured } from "./contact-queries.ts";

/** What the customer logs in with, when that last changed, and until when payouts wait for it. */
export async function getAccountSecurity(
  db: Db,
  { customer, now }: CustomerCaller,
  { limits }: Pick<Needs, "limits">,
): Promise<Result<OutputOf<typeof call>, never>> {
  const account = await findSecured(db, customer.id);
  const held = payoutsHeldUntil(account, limits, now);
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
