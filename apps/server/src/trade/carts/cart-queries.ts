import { goodsBySku, goodsOfCart, type LineGoods } from "../../goods/catalogue/find-line-goods.ts";
import { asOne } from "../../kernel/db/as-one.ts";
import type { Db } from "../../kernel/db/db.ts";
import { prepareInsert } from "../../kernel/db/prepare-insert.ts";
import { prepare, type ValueOf } from "../../kernel/db/prepare.ts";
import { rowsOf, sendSoon, sendTogether } from "../../kernel/db/send-soon.ts";

export interface CartLineRow {
  readonly id: number;
  readonly cart_id: string;
  readonly sku_id: number;
  readonly num: number;
  readonly seen_price: number;
}

/** Newest first, as the cart shows them. */
export const findCartLines = (db: Db, accountId: number): Promise<CartLineRow[]> =>
  rowsOf(db, linesOf({ accountId }));

const linesOf = prepare((db, value: ValueOf<{ accountId: number }>) =>
  db
    .selectFrom("cart_lines")
    .select(["id", "cart_id", "sku_id", "num", "seen_price"])
    .where("account_id", "=", value("accountId"))
    .orderBy("added_at", "desc")
    .orderBy("id", "desc"),
);

export async function countCartLines(db: Db, accountId: number): Promise<number> {
  const { total } = await db
    .selectFrom("cart_lines")
    .select((row) => row.fn.countAll<number>().as("total"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return total;
}

export interface HeldCart {
  readonly lines: readonly CartLineRow[];
  /** Those of the lines, and of the skus that are to come in. */
  readonly goods: ReadonlyMap<number, LineGoods>;
}

/**
 * Holds the customer's cart until the transaction ends and answers what is in it: whoever adds at the same
 * moment counts after us, so that no two of them both find room for the last line. [SKU-05]
 */
export async function holdCart(
  db: Db,
  {
    accountId,
    now,
    skuIds = [],
  }: { readonly accountId: number; readonly now: Date; readonly skuIds?: readonly number[] },
): Promise<HeldCart> {
  const [, [cart]] = await sendTogether(
    db,
    heldOwner({ accountId }),
    // Read by a statement that begins once the cart is held, so it sees what was added before.
    asOne({ lines: linesOf({ accountId }), goods: goodsOfCart({ accountId, skuIds, now }) }),
  );
  if (!cart) throw new Error("a select without a row");
  return { lines: cart.lines, goods: goodsBySku(cart.goods) };
}

const heldOwner = prepare((db, value: ValueOf<{ accountId: number }>) =>
  db.selectFrom("accounts").select("id").where("id", "=", value("accountId")).forNoKeyUpdate(),
);

export const insertCartLine = (db: Db, line: Parameters<typeof newCartLine>[0]): Promise<void> =>
  sendSoon(db, newCartLine(line));

const newCartLine = prepareInsert("cart_lines", [
  "cart_id",
  "account_id",
  "sku_id",
  "num",
  "seen_price",
  "added_at",
]);

/** The price is seen anew whenever the customer touches the line. */
export const setCartLine = (
  db: Db,
  id: number,
  seen: { readonly num: number; readonly seen_price: number },
): Promise<void> => sendSoon(db, seenLine({ id, ...seen }));

const seenLine = prepare((db, value: ValueOf<{ id: number; num: number; seen_price: number }>) =>
  db
    .updateTable("cart_lines")
    .set({ num: value("num"), seen_price: value("seen_price") })
    .where("id", "=", value("id")),
);

export async function deleteCartLines(
  db: Db,
  accountId: number,
  cartIds: readonly string[] | "all",
): Promise<void> {
  const query = db.deleteFrom("cart_lines").where("account_id", "=", accountId);
  if (cartIds === "all") await sendSoon(db, query);
  else if (cartIds.length > 0) await sendSoon(db, query.where("cart_id", "in", cartIds));
}
