import { mayAcceptRise } from "@sampan/domain/trade/instructions/may-accept-rise";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findOrderInstructions } from "../instructions/order-instructions.ts";
import type { LockedItem } from "../orders/lock-items.ts";
import type { BalancesDue } from "./balances-due.ts";
import { findChoiceOfPrice } from "./choice-queries.ts";
import type { PriceChange } from "./price-change-queries.ts";

interface Accepting {
  readonly balances: BalancesDue;
  readonly jobs: Needs["jobs"];
  readonly now: Date;
}

/**
 * Answers an open question as its customer said when they placed the order: a rise within their percent and ceiling is
 * paid from their cash, be it of another option as long as their words allow that one. Answers whether it was; one that is above, or that the cash does not cover, stays with them.
 * The order is held by the caller.
 */
export async function acceptByInstruction(
  db: Db,
  item: Pick<LockedItem, "id" | "order">,
  { id, supplement_id, price, amount }: PriceChange,
  { balances, jobs, now }: Accepting,
): Promise<boolean> {
  const told = await findOrderInstructions(db, item.order.id);
  if (!told || supplement_id === null) return false;
  if ((await findChoiceOfPrice(db, id))?.allowed_by === "nobody") return false;
  const ordered_price = await selectOrderedPrice(db, item.id);
  const accepted = await sumAccepted(db, item.order.id);
  if (!mayAcceptRise({ ordered_price, price, amount, accepted }, told)) return false;
  const { order } = item;
  if (!(await balances.payFromWallet(db, { supplement_id, order, jobs, now }))) return false;
  await db
    .updateTable("price_changes")
    .set({ by_instruction: true })
    .where("id", "=", id)
    .execute();
  return true;
}

/** CNY cents a piece, as it was ordered. */
async function selectOrderedPrice(db: Db, itemId: number): Promise<number> {
  const { price } = await db
    .selectFrom("order_items")
    .select("price")
    .where("id", "=", itemId)
    .executeTakeFirstOrThrow();
  return price;
}

/** Cents of the payment currency that an order's instruction has let go of so far. */
async function sumAccepted(db: Db, orderId: number): Promise<number> {
  const { amount } = await db
    .selectFrom("price_changes")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("amount"))
    .where("order_id", "=", orderId)
    .where("by_instruction", "=", true)
    .executeTakeFirstOrThrow();
  return amount;
}
