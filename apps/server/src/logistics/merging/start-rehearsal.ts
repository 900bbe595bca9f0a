import type { Cents } from "@sampan/domain/kernel/money";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { feeOfRehearsal } from "@sampan/domain/logistics/rehearsals/rehearsal-terms";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

interface GoodsToRehearse {
  readonly accountId: number;
  readonly itemIds: readonly number[];
  readonly limits: Pick<Limits, "rehearsal_fee_units">;
}

/** What packing these goods first would cost, by how often it was done for them in vain. Cents. */
export async function findRehearsalFee(
  db: Db,
  { accountId, itemIds, limits }: GoodsToRehearse,
): Promise<Cents> {
  const { count } = await db
    .selectFrom("rehearsals")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("state", "=", "taken_apart")
    .where("packed_at", "is not", null)
    .where(
      sql<boolean>`exists (
        select from jsonb_array_elements(item_ids) as item (id)
         where item.id::bigint = any(${[...itemIds]}::bigint[]))`,
    )
    .executeTakeFirstOrThrow();
  return feeOfRehearsal(limits, count);
}

interface NewRehearsal extends GoodsToRehearse {
  readonly parcel: { readonly id: number; readonly tid: string };
  /** What freight was said to come to, by what the parts weigh. */
  readonly estimate: Cents;
  readonly now: Date;
}

/** Has a merged parcel packed before its owner decides what becomes of it. */
export async function startRehearsal(
  db: Db,
  { parcel, estimate, now, ...goods }: NewRehearsal,
): Promise<void> {
  await db
    .insertInto("rehearsals")
    .values({
      account_id: goods.accountId,
      tid: parcel.tid,
      package_id: parcel.id,
      item_ids: JSON.stringify([...new Set(goods.itemIds)]),
      state: "asked",
      fee: await findRehearsalFee(db, goods),
      estimate,
      asked_at: now,
    })
    .execute();
}
