import type { SellerOrder } from "@sampan/contract/trade/purchases/staff-purchases";
import type { output } from "zod/mini";
import type { Db } from "../../kernel/db/db.ts";

type ShownWireOrder = NonNullable<output<typeof SellerOrder>["wire"]>;

/** The newest order over an interface of each of some sellers' goods, as the desk shows it. */
export async function findWireOrders(
  db: Db,
  sellOrderIds: readonly number[],
): Promise<ReadonlyMap<number, ShownWireOrder>> {
  const newest = await db
    .selectFrom("wire_orders")
    .select(["id", "sell_order_id"])
    .distinctOn("sell_order_id")
    .where("sell_order_id", "in", [0, ...sellOrderIds])
    .orderBy("sell_order_id")
    .orderBy("id", "desc")
    .execute();
  const shown = await show(
    db,
    newest.map(({ id }) => id),
  );
  return new Map(
    newest.flatMap(({ id, sell_order_id }) => {
      const order = shown.get(id);
      return order ? [[sell_order_id, order] as const] : [];
    }),
  );
}

/** One order as the desk shows it. */
export async function describeWireOrder(db: Db, id: number): Promise<ShownWireOrder> {
  const order = (await show(db, [id])).get(id);
  if (!order) throw new Error(`no order by wire ${id}`);
  return order;
}

async function show(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ShownWireOrder>> {
  const orders = await db
    .selectFrom("wire_orders")
    .select(["id", "out_order_id as number", "state", "reason"])
    .where("id", "in", [0, ...ids])
    .execute();
  const purchases = await db
    .selectFrom("wire_purchases")
    .select(["wire_order_id", "order_no", "state", "total", "trouble"])
    .where("wire_order_id", "in", [0, ...ids])
    .orderBy("id")
    .execute();
  return new Map(
    orders.map(({ id, ...order }) => [
      id,
      {
        ...order,
        orders: purchases
          .filter(({ wire_order_id }) => wire_order_id === id)
          .map(({ wire_order_id: _, ...purchase }) => purchase),
      },
    ]),
  );
}
