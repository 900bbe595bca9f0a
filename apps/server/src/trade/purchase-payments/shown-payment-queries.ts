import { sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Db } from "../../kernel/db/db.ts";

interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** What is open, or only what is somebody's, the oldest first; or what was settled, the latest first. */
export function selectDifferences(
  db: Db,
  {
    view,
    staffId,
    limit,
    offset,
  }: Window & {
    readonly view: "open" | "mine" | "settled";
    readonly staffId: number;
  },
) {
  const isOpen = view !== "settled";
  return db
    .selectFrom("payment_differences as difference")
    .innerJoin("staff_members as owner", "owner.id", "difference.owner_id")
    .leftJoin("staff_members as settler", "settler.id", "difference.settled_by")
    .select([
      "difference.key",
      "difference.kind",
      "difference.out_oid",
      "difference.expected",
      "difference.found",
      "difference.found_at",
      "difference.state",
      "difference.owner_id",
      "difference.note",
      "difference.settled_at",
      "owner.name as owner",
      "settler.name as settled_by",
      sql<number>`count(*) over ()`.as("total"),
    ])
    .select((row) => [
      jsonObjectFrom(
        row
          .selectFrom("order_items as item")
          .innerJoin("orders", "orders.id", "item.order_id")
          .innerJoin("sell_orders as sell", "sell.id", "item.sell_order_id")
          .select(["orders.tid", "sell.shop_name"])
          .whereRef("item.out_oid", "=", "difference.out_oid")
          .where("item.out_oid", "<>", "")
          .orderBy("item.id")
          .limit(1),
      ).as("purchase"),
      jsonObjectFrom(
        row
          .selectFrom("purchase_movements as movement")
          .select([
            "movement.trade_no",
            "movement.merchant_no",
            "movement.counterparty",
            "movement.goods",
            sql<string>`movement.moved_at`.as("moved_at"),
          ])
          .whereRef("movement.id", "=", "difference.movement_id"),
      ).as("movement"),
    ])
    .where("difference.state", isOpen ? "=" : "<>", "open")
    .$if(view === "mine", (query) => query.where("difference.owner_id", "=", staffId))
    .orderBy(isOpen ? "difference.found_at" : "difference.settled_at", isOpen ? "asc" : "desc")
    .orderBy("difference.id", isOpen ? "asc" : "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** What bills moved, the latest first, with the purchase each is. */
export function selectMovements(db: Db, { limit, offset }: Window) {
  return db
    .selectFrom("purchase_movements as movement")
    .innerJoin("purchase_bills as bill", "bill.id", "movement.bill_id")
    .select([
      "movement.trade_no",
      "movement.merchant_no",
      "movement.kind",
      "movement.moved_at",
      "movement.amount",
      "movement.counterparty",
      "movement.goods",
      "movement.method",
      "movement.out_oid",
      "movement.matched_by",
      "bill.account",
      sql<number>`count(*) over ()`.as("total"),
    ])
    .orderBy("movement.moved_at", "desc")
    .orderBy("movement.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}
