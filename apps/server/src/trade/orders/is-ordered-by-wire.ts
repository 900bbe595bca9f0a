import { holdsItsGoods, wireOrderStates } from "@sampan/domain/trade/purchases/wire-order-state";
import type { Db } from "../../kernel/db/db.ts";

/**
 * Whether a line is being ordered over a marketplace's interface: until it is known whether the order stands, nobody buys
 * it otherwise, and nobody is asked about it.
 */
export async function isOrderedByWire(db: Db, itemIds: readonly number[]): Promise<boolean> {
  const open = await db
    .selectFrom("wire_order_lines as line")
    .innerJoin("wire_orders as wire", "wire.id", "line.wire_order_id")
    .select("wire.id")
    .where("line.item_id", "in", [0, ...itemIds])
    .where("wire.state", "in", wireOrderStates.filter(holdsItsGoods))
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
