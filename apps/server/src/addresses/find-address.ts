import type { OrderAddress } from "../db/columns.ts";
import type { Db } from "../db/db.ts";
import { findAddressRow } from "./address-queries.ts";

/**
 * The address as an order copies it, so that later edits leave the order as it was. Undefined when the
 * account has no such address. [ADDR-12]
 */
export async function findAddress(
  db: Db,
  key: { readonly id: number; readonly accountId: number },
): Promise<OrderAddress | undefined> {
  const row = await findAddressRow(db, key);
  if (!row) return undefined;
  const { id: _, is_default: __, ...address } = row;
  return address;
}
