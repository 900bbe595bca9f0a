import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { listWirePurchases as call } from "@sampan/contract/trade/purchases/staff-wire-purchases";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { isNeeded, isStanding } from "./needed-purchases.ts";

/** A page of orders that stand at a marketplace: the newest first, or the oldest that nobody needs. */
export async function listWirePurchases(
  db: Db,
  { view, page, page_size }: InputOf<typeof call>,
  { region }: StaffCaller,
): Promise<Result<OutputOf<typeof call>, never>> {
  const rows = await db
    .selectFrom("wire_purchases as purchase")
    .innerJoin("wire_orders as wire", "wire.id", "purchase.wire_order_id")
    .innerJoin("sell_orders as sell", "sell.id", "wire.sell_order_id")
    .innerJoin("orders", "orders.id", "sell.order_id")
    .innerJoin("staff_members as staff", "staff.id", "wire.asked_by")
    .select([
      "purchase.order_no",
      "purchase.state",
      "purchase.total",
      "purchase.placed_at",
      "staff.name as buyer",
      "orders.tid as order_tid",
      "sell.shop_name",
      isNeeded.as("is_needed"),
      sql<number>`count(*) over ()`.as("count"),
    ])
    .$if(view !== "all", (all) => all.where(isStanding))
    .$if(view === "needless", (some) => some.where(sql<boolean>`not ${isNeeded}`))
    .orderBy("purchase.id", view === "needless" ? "asc" : "desc")
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return ok({
    datalist: rows.map(({ count: _, placed_at, ...row }) => ({
      ...row,
      placed_at: formatWireTime(placed_at, region),
    })),
    total: rows[0]?.count ?? 0,
  });
}
