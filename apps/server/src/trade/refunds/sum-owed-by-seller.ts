import type { OwingSeller } from "@sampan/contract/trade/refunds/staff-refunds";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { defaultRegion } from "@sampan/domain/kernel/regions";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { isOwed } from "./shown-refund-queries.ts";

const sellersMax = 100;

/**
 * What each seller owes by refunds that were paid before they gave anything back, CNY cents, whoever owes most in front.
 * A shop is its name at its marketplace: some have no number there. [BO-26]
 */
export async function sumOwedBySeller(db: Db): Promise<OwingSeller[]> {
  const rows = await db
    .selectFrom("refunds")
    .innerJoin("order_items as item", "item.id", "refunds.item_id")
    .innerJoin("sell_orders as seller", "seller.id", "item.sell_order_id")
    .select((row) => [
      "seller.platform",
      "seller.shop_name",
      row.fn.countAll<number>().as("refunds"),
      row.fn.sum<number>("refunds.cny").as("cny"),
      sql<Date>`min(refunds.executed_at)`.as("since"),
    ])
    .where(isOwed)
    .groupBy(["seller.platform", "seller.shop_name"])
    .orderBy("cny", "desc")
    .orderBy("since")
    .limit(sellersMax)
    .execute();
  return rows.map(({ since, ...seller }) => ({
    ...seller,
    since: formatWireTime(since, defaultRegion),
  }));
}
