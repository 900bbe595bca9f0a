import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface SellerOrderName {
  readonly order_tid: string;
  /** Which seller of the order it is, from 1 on. */
  readonly place: number;
}

/** The row of a seller's order with something to be bought; undefined where there is none. */
export async function findSellerOrderToBuy(
  db: Db,
  { order_tid, place }: SellerOrderName,
): Promise<number | undefined> {
  const found = await db
    .selectFrom("sell_orders as sell")
    .innerJoin("orders", "orders.id", "sell.order_id")
    .select("sell.id")
    .where("orders.tid", "=", order_tid)
    .where((row) =>
      row.exists(
        row
          .selectFrom("order_items as item")
          .select("item.id")
          .whereRef("item.sell_order_id", "=", "sell.id")
          .where("item.status", "in", [13, 19])
          .where("item.out_oid", "=", ""),
      ),
    )
    .orderBy("sell.id")
    .where(
      sql<number>`(select count(*) from sell_orders own where own.order_id = sell.order_id and own.id <= sell.id)`,
      "=",
      place,
    )
    .executeTakeFirst();
  return found?.id;
}

export interface Claim {
  readonly sell_order_id: number;
  readonly staff_id: number;
  readonly now: Date;
  /** Claims made before this moment have lapsed. */
  readonly since: Date;
}

/** Claims what nobody holds; whose it already is keeps it anew. Answers whether it is theirs. */
export async function upsertClaim(db: Db, claim: Claim): Promise<boolean> {
  const { sell_order_id, staff_id, now, since } = claim;
  const claimed = await db
    .insertInto("purchase_claims")
    .values({ sell_order_id, staff_id, claimed_at: now })
    .onConflict((conflict) =>
      conflict
        .column("sell_order_id")
        .doUpdateSet({ staff_id, claimed_at: now })
        .where((row) =>
          row.or([
            row("purchase_claims.staff_id", "=", staff_id),
            row("purchase_claims.claimed_at", "<=", since),
          ]),
        ),
    )
    .returning("sell_order_id")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Gives back what somebody holds; answers whether they held it. */
export async function deleteClaim(
  db: Db,
  { sell_order_id, staff_id }: Pick<Claim, "sell_order_id" | "staff_id">,
): Promise<boolean> {
  const gone = await db
    .deleteFrom("purchase_claims")
    .where("sell_order_id", "=", sell_order_id)
    .where("staff_id", "=", staff_id)
    .returning("sell_order_id")
    .executeTakeFirst();
  return gone !== undefined;
}

/** What was bought is nobody's to buy any more. */
export async function endClaimsOfBought(db: Db, itemIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom("purchase_claims")
    .where("sell_order_id", "in", (some) =>
      some
        .selectFrom("order_items")
        .select("sell_order_id")
        .where("id", "in", [0, ...itemIds]),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("order_items as left")
            .select("left.id")
            .whereRef("left.sell_order_id", "=", "purchase_claims.sell_order_id")
            .where("left.status", "in", [13, 19])
            .where("left.out_oid", "=", ""),
        ),
      ),
    )
    .execute();
}
