import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import type { ListItem } from "@sampan/contract/goods/catalogue/goods";
import type { NamesText } from "../../kernel/db/columns.ts";
import { promotionPrice } from "./price-of-sku.ts";
import { readNames } from "../translation/read-names.ts";
import { warnOfTradeWords } from "./warn-of-trade-words.ts";

export interface ListGoods {
  /** Absent for a marketplace result that nobody opened yet. */
  readonly id?: number;
  readonly platform: 1 | PlatformId;
  readonly thid_item_id: string;
  readonly item_name: string;
  readonly names?: Partial<NamesText>;
  readonly image: string | null;
  readonly url: string;
  /** CNY cents. */
  readonly price: number;
  /** CNY cents during a promotion of our own shop. */
  readonly activity_price?: number | null;
  readonly month_sold: number;
  readonly shop_name: string | null;
  readonly is_factory: boolean | null;
}

/** One row of a list as it travels, of our own shop or of a marketplace. [ITEM-19..22] [OWN-07] */
export function describeListItem(goods: ListGoods): ListItem {
  const { platform } = goods;
  return {
    item_id: goods.id === undefined ? "" : String(goods.id),
    thid_item_id: goods.thid_item_id,
    item_name: goods.item_name,
    name: goods.item_name,
    i18n: readNames(goods.item_name, goods.names),
    image: goods.image ?? "",
    url: goods.url,
    item_url: goods.url,
    price: goods.price,
    activity_price: promotionPrice(goods),
    shop_name: goods.shop_name ?? "",
    is_factory: goods.is_factory ?? false,
    month_sold: goods.month_sold,
    platform,
    ext: { platform },
    ...warnOfTradeWords([goods.item_name]),
  };
}
