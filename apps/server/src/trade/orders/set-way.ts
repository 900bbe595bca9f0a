import type { CarrierId, TransportId } from "@sampan/domain/goods/shippability/transports";
import type { OrderAddress } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

/** Where goods go and how. */
export interface Way {
  readonly address: OrderAddress;
  readonly express: CarrierId;
  readonly transport: TransportId;
}

/**
 * Writes where a locked order goes and whether duty and tax are to be in its freight, the address as a copy, so that later
 * edits leave it as it was. [ADDR-12]
 */
export async function setWay(
  db: Db,
  orderId: number,
  { address, ...way }: Way & { readonly is_tax_included: boolean },
): Promise<void> {
  await db
    .updateTable("orders")
    .set({ ...way, address: JSON.stringify(address) })
    .where("id", "=", orderId)
    .execute();
}

/** The same for those of some locked orders that have no way yet: they go where what they joined goes. */
export async function setMissingWays(
  db: Db,
  orderIds: readonly number[],
  { address, express, transport }: Way,
): Promise<void> {
  await db
    .updateTable("orders")
    .set({ address: JSON.stringify(address), express, transport })
    .where("id", "in", [0, ...orderIds])
    .where("transport", "is", null)
    .execute();
}
