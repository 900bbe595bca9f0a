import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { putCartBatch } from "@sampan/contract/trade/carts/carts";
import { newCartId } from "@sampan/domain/kernel/ids";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { LineGoods } from "../../goods/catalogue/find-line-goods.ts";
import { priceOfSku } from "../../goods/catalogue/price-of-sku.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { insertCartLine, holdCart, setCartLine, type CartLineRow } from "./cart-queries.ts";
import {
  checkLine,
  checkProductTotal,
  checkProps,
  totalsByProduct,
  type LineRefusal,
} from "./check-line.ts";

type AddedLine = InputOf<typeof putCartBatch>["batch_item_list"][number];
type PutRefusal = LineRefusal | Refusal<"options_changed" | "cart_full">;

/**
 * Puts lines into the cart, all or none; a sku that is there already gets more pieces instead of a second
 * line. Refuses what the shop cannot sell as it stands now (sku, sale, stock, step, minimum batch over the
 * product), options that are not the sku's, and `cart_full` beyond the limit.
 * [API-38] [API-39] [CART-22] [SKU-05] [SKU-13] [SKU-14]
 */
export async function putCart(
  db: Db,
  needs: Pick<Needs, "limits" | "chance">,
  added: readonly AddedLine[],
  { customer, now }: CustomerCaller,
): Promise<Result<OutputOf<typeof putCartBatch>, PutRefusal>> {
  const wanted = mergeLines(added);
  const { lines: cart, goods } = await holdCart(db, {
    accountId: customer.id,
    now,
    skuIds: [...wanted.keys()],
  });
  const inCart = new Map(cart.map((line) => [line.sku_id, line]));
  for (const { item_id, item_props } of added) {
    const own = goods.get(Number(item_id));
    if (!own) return refuse({ code: "sku_unknown" });
    const props = checkProps(own, item_props);
    if (!props.ok) return props;
  }
  const merged = addUp(cart, wanted, goods);
  if (!merged.ok) return merged;
  if (merged.value.size > needs.limits.cart_lines)
    return refuse({ code: "cart_full", values: { n: needs.limits.cart_lines } });

  for (const [skuId, own] of [...goods].filter(([id]) => wanted.has(id))) {
    const num = merged.value.get(skuId) ?? 0;
    const seen_price = priceOfSku(own, 0);
    const line = inCart.get(skuId);
    if (line) await setCartLine(db, line.id, { num, seen_price });
    else
      await insertCartLine(db, {
        cart_id: newCartId(needs.chance(16)),
        account_id: customer.id,
        sku_id: skuId,
        num,
        seen_price,
        added_at: now,
      });
  }
  return ok({ total: merged.value.size });
}

function mergeLines(added: readonly AddedLine[]): ReadonlyMap<number, number> {
  const wanted = new Map<number, number>();
  for (const { item_id, num } of added)
    wanted.set(Number(item_id), (wanted.get(Number(item_id)) ?? 0) + num);
  return wanted;
}

/** The cart with what is added, every touched line and product judged by its new total. */
function addUp(
  cart: readonly CartLineRow[],
  wanted: ReadonlyMap<number, number>,
  goods: ReadonlyMap<number, LineGoods>,
): Result<ReadonlyMap<number, number>, LineRefusal> {
  const merged = new Map(cart.map(({ sku_id, num }) => [sku_id, num]));
  for (const [skuId, num] of wanted) {
    if (num === 0) return refuse({ code: "nothing_selected" });
    const total = (merged.get(skuId) ?? 0) + num;
    const line = checkLine(goods.get(skuId), total);
    if (!line.ok) return line;
    merged.set(skuId, total);
  }
  const lines = [...merged].flatMap(([skuId, num]) => {
    const own = goods.get(skuId);
    return own ? [{ goods: own, num }] : [];
  });
  const totals = totalsByProduct(lines);
  // Only what is touched now: an old line below its batch must not keep other goods out of the cart.
  for (const { goods: own } of lines.filter((line) => wanted.has(line.goods.sku.id))) {
    const batch = checkProductTotal(own, [totals.get(own.product.id) ?? 0]);
    if (!batch.ok) return batch;
  }
  return ok(merged);
}
