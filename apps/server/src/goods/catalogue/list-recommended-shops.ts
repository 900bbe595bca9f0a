import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryShopList } from "@sampan/contract/goods/catalogue/recommended-shops";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import { describeOwnItem } from "./describe-own-item.ts";
import { describeShop } from "./describe-product.ts";
import { readNames } from "../translation/read-names.ts";
import { findFirstGoodsOfShops, findShops } from "./recommendation-queries.ts";

/** As many as stand side by side on a phone, twice. */
const goodsPerShop = 4;

/** The recommended shops, or the one asked for, if they have goods to open, each with the first. [RT-10] */
export async function listRecommendedShops(
  db: Db,
  { shop_id }: InputOf<typeof queryShopList>,
  { language, now }: Visitor,
): Promise<Result<OutputOf<typeof queryShopList>, never>> {
  const shops = await findShops(db, shop_id);
  const goods = await findFirstGoodsOfShops(db, {
    shopIds: shops.map(({ id }) => id),
    limit: goodsPerShop,
    now,
  });
  return ok({
    datalist: shops.map((shop) => ({
      ...describeShop(shop),
      platform: shop.platform,
      intro: readNames("", shop.intro),
      goods_count: shop.goods_count,
      item_list: goods.filter(({ shop_id }) => shop_id === shop.id).map(describeOwnItem(language)),
    })),
  });
}
