import type { OutputOf } from "@sampan/contract/call";
import type { queryCartList } from "@sampan/contract/carts";
import { ok, type Result } from "@sampan/domain/result";
import { findLineGoods } from "../catalogue/find-line-goods.ts";
import type { Db } from "../db/db.ts";
import type { CustomerCaller } from "../http/callers.ts";
import { findCartLines } from "./cart-queries.ts";
import { totalsByProduct } from "./check-line.ts";
import { describeLine, groupByShop } from "./describe-line.ts";

/** The customer's cart by shop, each line with what changed since it was put in. [API-40] [CART-01] [CART-12] */
export async function listCart(
  db: Db,
  _input: object,
  { customer }: CustomerCaller,
): Promise<Result<OutputOf<typeof queryCartList>, never>> {
  const rows = await findCartLines(db, customer.id);
  const goods = await findLineGoods(
    db,
    rows.map(({ sku_id }) => sku_id),
  );
  const lines = rows.flatMap((row) => {
    const own = goods.get(row.sku_id);
    return own ? [{ ...row, goods: own }] : [];
  });
  const totals = totalsByProduct(lines);
  const datalist = groupByShop(lines).map((group) => ({
    shop: group.shop,
    checked: false,
    item_list: group.lines.map((line) =>
      describeLine({ ...line, productTotal: totals.get(line.goods.product.id) ?? line.num }),
    ),
  }));
  return ok({ datalist, total: lines.length });
}
