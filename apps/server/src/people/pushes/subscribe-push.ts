import type { InputOf } from "@sampan/contract/kernel/call";
import type { subscribePush as call } from "@sampan/contract/people/pushes";
import { pushBrowsers_max } from "@sampan/domain/people/notices/push-subscription";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { holdLiveAccount } from "../accounts/hold-live-account.ts";
import { putSubscription, trimSubscriptions } from "./push-queries.ts";

/**
 * Tells the caller's browser from now on; at most `pushBrowsers_max` of theirs. Refuses `push_off` where nobody is told
 * this way, `push_address_refused` for an address that is no push service's, and `login_needed` once the account is
 * closed. [BO-53]
 */
export async function subscribePush(
  db: Db,
  { endpoint, p256dh, auth }: InputOf<typeof call>,
  { customer, now }: CustomerCaller,
  { webPush }: Pick<Needs, "webPush">,
): Promise<
  Result<Record<never, never>, Refusal<"push_off" | "push_address_refused" | "login_needed">>
> {
  if (!webPush) return refuse({ code: "push_off" });
  const keys = { p256dh: Buffer.from(p256dh, "base64url"), auth: Buffer.from(auth, "base64url") };
  if (!webPush.accepts({ address: endpoint, ...keys }))
    return refuse({ code: "push_address_refused" });
  // One by one, because browsers are counted.
  const held = await holdLiveAccount(db, customer.id, "one by one");
  if (!held.ok) return held;
  const { id: accountId, sessionId } = customer;
  await putSubscription(db, { accountId, sessionId, endpoint, ...keys, now });
  await trimSubscriptions(db, accountId, pushBrowsers_max);
  return ok({});
}
