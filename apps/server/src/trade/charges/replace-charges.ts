import type { Charge } from "@sampan/domain/trade/charges/charge";
import type { Db } from "../../kernel/db/db.ts";

/**
 * Puts these charges in place of what a locked order in review was charged until now; seller and line are named by
 * the ids of their rows. Nothing of it is paid yet. [BO-08] [BO-09]
 */
export async function replaceCharges(
  db: Db,
  orderId: number,
  charges: readonly Charge[],
): Promise<void> {
  await db.deleteFrom("order_charges").where("order_id", "=", orderId).execute();
  await db
    .insertInto("order_charges")
    .values(
      charges.map(({ seller, line, reason, ...charge }) => ({
        ...charge,
        order_id: orderId,
        sell_order_id: seller === null ? null : Number(seller),
        item_id: line === null ? null : Number(line),
        reason: JSON.stringify(reason),
      })),
    )
    .execute();
}
