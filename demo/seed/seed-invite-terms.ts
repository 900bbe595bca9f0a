import { byCurrency } from "@sampan/domain/kernel/by-region";
import { addDays } from "@sampan/domain/kernel/business-time";
import { membershipTiers } from "@sampan/domain/people/accounts/profile";
import { noAmounts } from "@sampan/domain/shop/invitations/reward-terms";
import type { Db } from "@sampan/server/kernel/db/db";

/** What a friend brings in the demo: 200 points, ten friends a month. */
export async function seedInviteTerms(db: Db, now: Date): Promise<void> {
  await db
    .insertInto("invite_terms")
    .values({
      begins_at: addDays(now, -30),
      kind: "points",
      amounts: JSON.stringify({ ...noAmounts(), PTS: 200 }),
      month_most: JSON.stringify({ ...noAmounts(), PTS: 2_000 }),
      shares: JSON.stringify(Object.fromEntries(membershipTiers.map((tier) => [tier, 0]))),
      least: JSON.stringify(byCurrency(() => 10_000)),
      entered_at: addDays(now, -30),
    })
    .execute();
}
