import { query, queryPages } from "@sampan/client/query";
import { queryItemList } from "@sampan/contract/goods/catalogue/own-items";
import { queryShopList } from "@sampan/contract/goods/catalogue/recommended-shops";
import type { OwnList } from "../../paths.ts";
import { orderByNumber, type ResultOrder } from "../search/result-order.ts";

export interface OwnSearch {
  readonly list: OwnList;
  /** Empty for the whole list. */
  readonly words: string;
  readonly order: ResultOrder;
}

const page_size = 20;

/** Long enough to look at many goods and come back to the same list. */
const keptAlive_ms = 30 * 60_000;

/** A list of our own goods, page by page; it stays as it was read while people look at its goods. [API-62] */
export const ownGoodsQuery = ({ list: { categoryId, shopId }, words, order }: OwnSearch) => ({
  ...queryPages(queryItemList, {
    ...(categoryId === undefined ? {} : { category_id: categoryId }),
    ...(shopId === undefined ? {} : { shop_id: shopId }),
    ...(words === "" ? {} : { keywords: words }),
    order_by: orderByNumber[order],
    page_size,
  }),
  staleTime: keptAlive_ms,
  gcTime: keptAlive_ms,
});

/** [RT-10] */
export const shopsQuery = query(queryShopList, {});
export const shopQuery = (shopId: string) => query(queryShopList, { shop_id: shopId });
