import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { deleteCart as call } from "@sampan/contract/trade/carts/carts";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { countCartLines, deleteCartLines } from "./cart-queries.ts";

/** Removes lines, or all of them; a line that is gone already is no fault. [API-43] [CART-04] [CART-05] */
export async function deleteCart(
  db: Db,
  { ids, clear }: InputOf<typeof call>,
  { customer }: CustomerCaller,
): Promise<Result<OutputOf<typeof call>, never>> {
  await deleteCartLines(db, customer.id, clear ? "all" : ids);
  return ok({ total: await countCartLines(db, customer.id) });
}
