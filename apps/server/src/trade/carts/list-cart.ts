import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryCartList } from "@sampan/contract/trade/carts/carts";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { findLineGoods } from "../../goods/catalogue/find-line-goods.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { describeVerdicts, judgeGoods } from "../../goods/shippability/judge-goods.ts";
import { shippingBookOf } from "../../goods/shippability/shipping-book.ts";
import { findCartLines } from "./cart-queries.ts";
import { totalsByProduct } from "./check-line.ts";
import { describeLine, groupByShop } from "./describe-line.ts";

/** The customer's cart by shop, each line with what changed since it was put in. [API-40] [CART-01] [CART-12] */
export async function listCart(
  db: Db,
  _input: object,
  caller: CustomerCaller,
): Promise<Result<OutputOf<typeof queryCartList>, never>> {
  const { customer } = caller;
  const rows = await findCartLines(db, customer.id);
  const skuIds = rows.map(({ sku_id }) => sku_id);
  const goods = await findLineGoods(db, { skuIds, now: caller.now });
  const lines = rows.flatMap((row) => {
    const own = goods.get(row.sku_id);
    return own ? [{ ...row, goods: own }] : [];
  });
  const totals = totalsByProduct(lines);
  const { region } = customer;
  const book = shippingBookOf(caller, region);
  const datalist = groupByShop(lines).map((group) => ({
    shop: group.shop,
    checked: false,
    item_list: group.lines.map((line) => {
      const { product } = line.goods;
      const productTotal = totals.get(product.id) ?? line.num;
      const judged = judgeGoods(product, { region, num: productTotal }, book);
      return describeLine({
        ...line,
        productTotal,
        shippability: describeVerdicts(judged, caller),
      });
    }),
  }));
  return ok({ datalist, total: lines.length });
}
