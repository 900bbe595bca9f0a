import type { Db } from "../db/db.ts";

export interface CartLineRow {
  readonly id: number;
  readonly cart_id: string;
  readonly sku_id: number;
  readonly num: number;
  readonly seen_price: number;
}

/** Newest first, as the cart shows them. */
export const findCartLines = (db: Db, accountId: number): Promise<CartLineRow[]> =>
  db
    .selectFrom("cart_lines")
    .select(["id", "cart_id", "sku_id", "num", "seen_price"])
    .where("account_id", "=", accountId)
    .orderBy("added_at", "desc")
    .orderBy("id", "desc")
    .execute();

export async function countCartLines(db: Db, accountId: number): Promise<number> {
  const { total } = await db
    .selectFrom("cart_lines")
    .select((row) => row.fn.countAll<number>().as("total"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Holds the customer's cart until the transaction ends: whoever adds at the same moment counts after us,
 * so that no two of them both find room for the last line. [SKU-05]
 */
export async function lockCart(db: Db, accountId: number): Promise<void> {
  await db
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export interface NewCartLine {
  readonly cart_id: string;
  readonly account_id: number;
  readonly sku_id: number;
  readonly num: number;
  readonly seen_price: number;
  readonly added_at: Date;
}

export async function insertCartLine(db: Db, line: NewCartLine): Promise<void> {
  await db.insertInto("cart_lines").values(line).execute();
}

/** The price is seen anew whenever the customer touches the line. */
export async function setCartLine(
  db: Db,
  id: number,
  seen: { readonly num: number; readonly seen_price: number },
): Promise<void> {
  await db.updateTable("cart_lines").set(seen).where("id", "=", id).execute();
}

export async function deleteCartLines(
  db: Db,
  accountId: number,
  cartIds: readonly string[] | "all",
): Promise<void> {
  const query = db.deleteFrom("cart_lines").where("account_id", "=", accountId);
  if (cartIds === "all") await query.execute();
  else if (cartIds.length > 0) await query.where("cart_id", "in", cartIds).execute();
}
