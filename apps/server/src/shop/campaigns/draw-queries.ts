import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** Draws of a campaign in their order, all or one person's, with how many that person has. */
export async function findDraws(
  db: Db,
  wish: {
    readonly campaignId: number;
    /** Null for who has no session, and so no draw. */
    readonly accountId: number | null;
    readonly isOwn: boolean;
    readonly limit: number;
    readonly offset: number;
  },
) {
  const isOwn = sql<boolean>`take.account_id = ${wish.accountId}::bigint`;
  const all = db
    .selectFrom("campaign_takes as take")
    .where("take.campaign_id", "=", wish.campaignId);
  const drawn = wish.isOwn ? all.where(isOwn) : all;
  const rows = await drawn
    .innerJoin("accounts as account", "account.id", "take.account_id")
    .select(["take.serial", "take.place", "take.account_id", "account.currency"])
    .orderBy("take.serial")
    .limit(wish.limit)
    .offset(wish.offset)
    .execute();
  const { own } = await all
    .where(isOwn)
    .select(({ fn }) => fn.countAll<number>().as("own"))
    .executeTakeFirstOrThrow();
  return { rows, own };
}
