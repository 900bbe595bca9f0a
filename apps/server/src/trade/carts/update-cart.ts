import type { InputOf } from "@sampan/contract/kernel/call";
import type { updateCart as call } from "@sampan/contract/trade/carts/carts";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { priceOfSku } from "../../goods/catalogue/price-of-sku.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { holdCart, setCartLine } from "./cart-queries.ts";
import {
  checkLine,
  checkProductTotal,
  checkProps,
  totalsByProduct,
  type LineRefusal,
} from "./check-line.ts";

/**
 * Sets the quantity of the line that holds a sku. 0 is refused: a line leaves the cart by delete_cart.
 * Refuses `cart_line_unknown` and what the shop cannot sell. [API-42] [CART-11] [SKU-11] [SKU-13]
 */
export async function updateCart(
  db: Db,
  { item_id, num, item_props }: InputOf<typeof call>,
  { customer, now }: CustomerCaller,
): Promise<
  Result<Record<string, never>, LineRefusal | Refusal<"cart_line_unknown" | "options_changed">>
> {
  const { lines: cart, goods } = await holdCart(db, { accountId: customer.id, now });
  const line = cart.find(({ sku_id }) => sku_id === Number(item_id));
  if (!line) return refuse({ code: "cart_line_unknown" });
  const own = goods.get(line.sku_id);
  if (!own) return refuse({ code: "sku_unknown" });
  const props = checkProps(own, item_props);
  if (!props.ok) return props;
  const quantity = checkLine(own, num);
  if (!quantity.ok) return quantity;

  const changed = cart.flatMap((each) => {
    const ofLine = goods.get(each.sku_id);
    return ofLine ? [{ goods: ofLine, num: each === line ? num : each.num }] : [];
  });
  const batch = checkProductTotal(own, [totalsByProduct(changed).get(own.product.id) ?? 0]);
  if (!batch.ok) return batch;
  await setCartLine(db, line.id, { num, seen_price: priceOfSku(own, 0) });
  return ok({});
}
