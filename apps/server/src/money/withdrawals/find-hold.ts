import { payoutsHeldUntil } from "@sampan/domain/people/accounts/payout-hold";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findPayoutChanges } from "../../people/accounts/find-payout-changes.ts";

/**
 * Until when payouts of an account wait, because what opens it or where its money goes was changed: undefined when they
 * do not. `card_changed_at`: of a card that may be gone by now.
 */
export async function findHold(
  db: Db,
  { accountId, card_changed_at }: { readonly accountId: number; readonly card_changed_at?: Date },
  { now, limits }: { readonly now: Date } & Pick<Needs, "limits">,
): Promise<Date | undefined> {
  const changes = await findPayoutChanges(db, accountId);
  return payoutsHeldUntil([...changes, card_changed_at ?? null], limits, now);
}
