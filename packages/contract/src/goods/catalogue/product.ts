import * as z from "zod/mini";
import { Cents, WireTime } from "../../kernel/fields.ts";
import { Platform, Shop, TradeWords } from "./goods.ts";
import { I18n } from "../i18n.ts";
import { GoodsClass, ShippingVerdicts } from "../shippability/shippability.ts";

/** Quantity `from` and up costs `price` CNY cents each, over all skus of the product together. */
export const Tier = z.object({ from: z.int(), price: Cents });

/** A choice (`sku` true) or a parameter (`sku` false) of a product. [ITEM-13] */
export const ItemProp = z.object({
  name: z.string(),
  i18n: I18n,
  sku: z.boolean(),
  prop_value: z.array(
    z.object({
      value: z.string(),
      i18n: I18n,
      image: z.optional(z.string()),
      trade_words: TradeWords,
    }),
  ),
});

/** Exactly one buyable combination; `item_id` names it everywhere. [ITEM-14] [ITEM-15] [ITEM-16] */
export const Sku = z.object({
  item_id: z.string(),
  /** Option name to value, as the marketplace wrote them. */
  props: z.record(z.string(), z.string()),
  prop_value: z.string(),
  prop_i18n_value: I18n,
  i18n: I18n,
  storage: z.int(),
  /** 1 = on sale. */
  status: z.union([z.literal(0), z.literal(1)]),
  price_real: Cents,
  /** What a piece costs without the campaign whose price that is; absent where it is no campaign's. [CHK-24] */
  regular: z.optional(Cents),
  /** The chosen quantity: always 0 from the server, counted by the option sheet. */
  skuNum: z.int(),
  image: z.string(),
  weight_g: z.int(),
});
export type Sku = z.infer<typeof Sku>;

/**
 * One product, of our own shop or of a marketplace. Prices are CNY cents.
 * [ITEM-01..14] and, beyond them, what the page needs to be honest about freight and age.
 */
export const Product = z.object({
  /** Our id of the stored product. */
  id: z.string(),
  spu_id: z.string(),
  item_name: z.string(),
  /** What the seller praises the goods with beside their name; empty where there is nothing. [ITEM-01] */
  promotion_title: z.string(),
  promotion_i18n: I18n,
  i18n: I18n,
  price: Cents,
  /** 0 without a promotion. */
  activity_price: Cents,
  /** Whose price it has now, and until when; absent where its listing or a promotion of its own says no more. [CHK-24] */
  campaign: z.optional(z.object({ i18n: I18n, ends_at: WireTime })),
  min_price: Cents,
  max_price: Cents,
  /** What one piece costs now. */
  price_real: Cents,
  /** True when skus differ in price, so that a range is shown. */
  priceSection: z.boolean(),
  /** Threshold as shown (`2-9`, `≥50`) to tier price. */
  priceMap: z.record(z.string(), Cents),
  /** How many tiers there are. */
  priceNum: z.int(),
  price_define_do: z.object({ num_price_map: z.record(z.string(), Cents) }),
  item_images: z.array(z.string()),
  /** Sanitised HTML of 1688, the group-buying site and our own shop. */
  description: z.string(),
  /** JD: sanitised HTML. Taobao, Tmall and Pinduoduo: JSON text of a list of pictures. */
  desc: z.string(),
  /** The description's pictures, whatever form the marketplace used. */
  description_images: z.array(z.string()),
  ext: z.object({ url: z.string() }),
  unit: z.string(),
  storage: z.int(),
  /** Option value to its picture. */
  image_value: z.record(z.string(), z.string()),
  props_ext: z.object({ batchNum: z.int() }),
  item_prop_list: z.array(ItemProp),
  item_sku_list: z.array(Sku),
  platform: Platform,
  thid_item_id: z.string(),
  shop: z.nullable(Shop),
  /** Empty when each sku has its own price; otherwise the tier's price replaces the sku's. */
  tiers: z.array(Tier),
  minimum_batch: z.int(),
  goods_class: GoodsClass,
  /** What each transport makes of one piece, where that is worth a word. */
  shippability: ShippingVerdicts,
  weight_g: z.int(),
  /** CNY cents from the seller to our warehouse, once per shop and order. */
  mainland_freight: Cents,
  month_sold: z.int(),
  is_on_sale: z.boolean(),
  /** When the marketplace was last asked. */
  fetched_at: WireTime,
  /** True when this is a kept copy that has outlived its freshness: `fetched_at` says how old it is. */
  is_stale: z.boolean(),
  /** True when it is an old copy because we may not ask the marketplace anew for now. */
  is_held: z.optional(z.boolean()),
  /** Of the title and of the options together. */
  trade_words: TradeWords,
});
export type Product = z.infer<typeof Product>;
