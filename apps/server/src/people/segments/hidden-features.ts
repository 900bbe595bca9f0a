import type { BoundFeature } from "@sampan/domain/kernel/features";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** True where a feature is bound to a segment that the account is absent from. [PROMO-01] [PROMO-02] */
export async function isHiddenFrom(
  db: Db,
  asked: { readonly feature: BoundFeature; readonly accountId: number; readonly now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom("bound_features")
    .select("feature")
    .where("feature", "=", asked.feature)
    .where(sql<boolean>`not in_segment(segment_id, ${asked.accountId}, ${asked.now})`)
    .executeTakeFirst();
  return row !== undefined;
}
