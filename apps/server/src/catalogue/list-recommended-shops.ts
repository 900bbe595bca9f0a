import type { OutputOf } from "@sampan/contract/call";
import type { queryShopList } from "@sampan/contract/catalogue";
import type { Platform } from "@sampan/contract/goods";
import { ok, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import { describeListItem } from "./describe-list-item.ts";
import { describeShop } from "./describe-product.ts";
import { readNames } from "./read-names.ts";
import { findFirstGoodsOfShops, findRecommendedShops } from "./recommendation-queries.ts";

/** As many as stand side by side on a phone, twice. */
const goodsPerShop = 4;

/** The recommended shops with goods to open, each with the first of them. [RT-10] */
export async function listRecommendedShops(
  db: Db,
): Promise<Result<OutputOf<typeof queryShopList>, never>> {
  const shops = await findRecommendedShops(db);
  const goods = await findFirstGoodsOfShops(db, {
    shopIds: shops.map(({ id }) => id),
    limit: goodsPerShop,
  });
  return ok({
    datalist: shops.map((shop) => ({
      ...describeShop(shop),
      platform: shop.platform as Platform,
      intro: readNames("", shop.intro),
      goods_count: shop.goods_count,
      item_list: goods.filter(({ shop_id }) => shop_id === shop.id).map(describeListItem),
    })),
  });
}
