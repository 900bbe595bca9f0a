import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

interface Forecast {
  readonly itemId: number;
  readonly express_no: string;
  /** Pieces that may stay forecast under other numbers. */
  readonly left: number;
}

/**
 * Takes pieces of a held line from numbers that no warehouse received, until no more than `left` are forecast: all of
 * those under this number itself, then the latest first.
 */
export async function freeForecast(db: Db, { itemId, express_no, left }: Forecast): Promise<void> {
  const { rows } = await sql<{ id: number; num: number; is_open: boolean; is_same: boolean }>`
    select shipment.id,
           shipment.num,
           not exists (
             select from packages where packages.express_no = shipment.express_no
           ) as is_open,
           shipment.express_no = ${express_no} as is_same
      from item_shipments shipment
     where shipment.item_id = ${itemId}
     order by is_same desc, shipment.id desc
  `.execute(db);
  let over = rows.reduce((sum, { num }) => sum + num, 0) - left;
  for (const { id, num, is_open, is_same } of rows) {
    const taken = is_same ? num : Math.min(num, Math.max(0, over));
    if (!is_open || taken === 0) continue;
    over -= taken;
    if (taken === num) await db.deleteFrom("item_shipments").where("id", "=", id).execute();
    else
      await db
        .updateTable("item_shipments")
        .set({ num: num - taken })
        .where("id", "=", id)
        .execute();
  }
}
