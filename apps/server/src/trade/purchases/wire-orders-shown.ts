import type { SellerOrder } from "@sampan/contract/trade/purchases/staff-purchases";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { output } from "zod/mini";
import type { Db } from "../../kernel/db/db.ts";

type ShownWireOrder = NonNullable<output<typeof SellerOrder>["wire"]>;

/** The newest order over an interface of each of some sellers' goods, as the desk shows it: one statement. */
export async function findWireOrders(
  db: Db,
  sellOrderIds: readonly number[],
): Promise<ReadonlyMap<number, ShownWireOrder>> {
  const newest = await shownOrders(db)
    .select("wire.sell_order_id")
    .distinctOn("wire.sell_order_id")
    .where("wire.sell_order_id", "in", [0, ...sellOrderIds])
    .orderBy("wire.sell_order_id")
    .orderBy("wire.id", "desc")
    .execute();
  return new Map(newest.map(({ sell_order_id, ...order }) => [sell_order_id, order]));
}

/** One order as the desk shows it. */
export const describeWireOrder = (db: Db, id: number): Promise<ShownWireOrder> =>
  shownOrders(db).where("wire.id", "=", id).executeTakeFirstOrThrow();

const shownOrders = (db: Db) =>
  db
    .selectFrom("wire_orders as wire")
    .select((row) => [
      "wire.out_order_id as number",
      "wire.state",
      "wire.reason",
      jsonArrayFrom(
        row
          .selectFrom("wire_purchases as purchase")
          .select(["purchase.order_no", "purchase.state", "purchase.total", "purchase.trouble"])
          .whereRef("purchase.wire_order_id", "=", "wire.id")
          .orderBy("purchase.id"),
      ).as("orders"),
    ]);
