import { byLanguage } from "@sampan/domain/kernel/by-language";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  AskedKey,
  Cents,
  NoInput,
  NoOutput,
  paging,
  PublicKey,
  RowId,
  ShortText,
  WireTime,
} from "../../kernel/fields.ts";
import { Tier } from "./product.ts";
import { GoodsClass } from "../shippability/shippability.ts";

const access = { right: "maintain_catalogue" } as const;

/** Names as staff write them; empty where nobody has written one yet. `zh` is the original. */
export const WrittenNames = z.object(byLanguage(() => ShortText));
export type WrittenNames = z.infer<typeof WrittenNames>;

/** An address of ours (`/files/…`), or the one a picture has had before; empty for none. */
const PictureAddress = z.string().check(z.maxLength(500));
/** Up to ¥1,000,000. */
const Price = Cents.check(z.gte(0), z.lte(100_000_000));
const Pieces = z.int().check(z.gte(0), z.lte(1_000_000));
const Batch = z.int().check(z.gte(1), z.lte(100_000));
const Weight = z.nullable(z.int().check(z.gte(1), z.lte(1_000_000)));
/** As large as the column that holds it. */
const CategoryId = z.int().check(z.gte(1), z.lte(2_147_483_647));
/** How often the row had been saved when it was read. [BO-41] */
const Version = z.int().check(z.gte(0), z.lte(2_147_483_647));

const GoodsOption = z.object({
  names: WrittenNames,
  values: z
    .array(z.object({ names: WrittenNames, image: PictureAddress }))
    .check(z.minLength(1), z.maxLength(60)),
});

/** One combination: `choices` says which value of each option, counted from 0. */
const GoodsSku = z.object({
  /** Absent for a combination that is new. */
  id: z.optional(RowId),
  choices: z.array(z.int().check(z.gte(0), z.lte(59))).check(z.maxLength(3)),
  /** CNY cents. [MONEY-01] */
  price: Price,
  stock: Pieces,
  /** The stock that the editor showed: what was sold meanwhile stays sold. */
  stock_seen: Pieces,
  is_on_sale: z.boolean(),
  weight_g: Weight,
});

/** Own goods as a whole, as the desk reads and saves them. Amounts are CNY cents. [BO-41] */
export const OwnGoods = z.object({
  names: WrittenNames,
  /** What the goods are praised with; empty in every language where there is nothing. [ITEM-01] */
  promotion_titles: WrittenNames,
  category_id: z.nullable(CategoryId),
  images: z.array(PictureAddress).check(z.maxLength(12)),
  /** HTML; cleaned when it is saved. */
  description: z.string().check(z.maxLength(50_000)),
  attributes: z
    .array(z.object({ names: WrittenNames, values: WrittenNames }))
    .check(z.maxLength(40)),
  options: z.array(GoodsOption).check(z.maxLength(3)),
  skus: z.array(GoodsSku).check(z.minLength(1), z.maxLength(200)),
  /** Where there are any, the tier's price replaces the sku's. */
  tiers: z
    .array(z.object({ from: Tier.shape.from.check(z.gte(1), z.lte(100_000)), price: Price }))
    .check(z.maxLength(5)),
  /** What each piece costs during a promotion; null without one. */
  activity_price: z.nullable(Price.check(z.gte(1))),
  batch_step: Batch,
  minimum_batch: Batch,
  unit: z.string().check(z.maxLength(20)),
  goods_class: GoodsClass,
  weight_g: Weight,
  mainland_freight: Price,
  is_on_sale: z.boolean(),
});
export type OwnGoods = z.infer<typeof OwnGoods>;

const OwnGoodsRow = z.object({
  id: RowId,
  version: Version,
  names: WrittenNames,
  image: z.string(),
  category_id: z.nullable(z.int()),
  min_price: Cents,
  max_price: Cents,
  /** Pieces of the skus on sale. */
  stock: z.int(),
  skus: z.int(),
  month_sold: z.int(),
  goods_class: GoodsClass,
  is_on_sale: z.boolean(),
});
export type OwnGoodsRow = z.infer<typeof OwnGoodsRow>;

export const goodsViews = ["all", "on_sale", "off_sale", "sold_out"] as const;

export const listOwnGoods = defineCall({
  methods: ["GET"],
  path: "/staff/catalogue/goods",
  about: "Lists goods of our own shop, those off sale included, the latest first.",
  access,
  mutates: false,
  input: z.object({
    /** Part of a name in any language, or the number of the goods. */
    search: z._default(ShortText, ""),
    category_id: z.optional(CategoryId),
    view: z._default(z.enum(goodsViews), "all"),
    ...paging(20),
  }),
  output: z.object({ datalist: z.array(OwnGoodsRow), total: z.int() }),
  refusals: [],
});

export const getOwnGoods = defineCall({
  methods: ["GET"],
  path: "/staff/catalogue/goods/detail",
  about: "Reads goods of our own shop as they are edited.",
  access,
  mutates: false,
  input: z.object({ id: RowId }),
  output: z.object({
    data: z.object({
      id: RowId,
      version: Version,
      goods: OwnGoods,
      /** Who saved it last; null for goods nobody has touched. */
      changed: z.nullable(z.object({ by: z.string(), at: WireTime })),
    }),
  }),
  refusals: ["goods_unknown"],
});

const goodsFaults = [
  "names_needed",
  "options_unclear",
  "skus_unclear",
  "tiers_unclear",
  "goods_not_sellable",
  "category_unknown",
  "file_unknown",
] as const;

/** `version` is the one that was read: when somebody saved since, it is refused. [BO-41] */
export const saveOwnGoods = defineCall({
  methods: ["POST"],
  path: "/staff/catalogue/goods/save",
  about: "Creates goods of our own shop, or changes them where nobody else has since.",
  access,
  mutates: true,
  changesPages: true,
  input: z.object({
    id: z.optional(RowId),
    version: z._default(Version, 0),
    goods: OwnGoods,
  }),
  output: z.object({ data: z.object({ id: RowId, version: Version }) }),
  refusals: ["goods_unknown", "changed_meanwhile", ...goodsFaults],
});

export const setGoodsOnSale = defineCall({
  methods: ["POST"],
  path: "/staff/catalogue/goods/set_on_sale",
  about: "Puts goods of our own shop on sale or takes them off.",
  access,
  mutates: true,
  changesPages: true,
  input: z.object({ id: RowId, version: Version, is_on_sale: z.boolean() }),
  output: NoOutput,
  refusals: ["goods_unknown", "changed_meanwhile", "goods_not_sellable"],
});

/** The places at the head of the leaderboard, in their order; the other goods follow by sales. [BO-41] */
export const getLeaderboard = defineCall({
  methods: ["GET"],
  path: "/staff/catalogue/leaderboard",
  about: "Reads which goods staff put at the head of the leaderboard.",
  access,
  mutates: false,
  input: NoInput,
  output: z.object({ list: z.array(OwnGoodsRow) }),
  refusals: [],
});

const Order = z.array(RowId).check(z.maxLength(100));

/** `seen` is the order that was read: when somebody arranged it since, it is refused. */
export const arrangeLeaderboard = defineCall({
  methods: ["POST"],
  path: "/staff/catalogue/leaderboard/arrange",
  about: "Sets which goods head the leaderboard, and in which order.",
  access,
  mutates: true,
  changesPages: true,
  input: z.object({ ids: Order, seen: Order }),
  output: NoOutput,
  refusals: ["goods_unknown", "changed_meanwhile"],
});

const ShopOrder = z.array(AskedKey).check(z.maxLength(100));

const OwnShop = z.object({
  id: PublicKey,
  name: z.string(),
  city: z.string(),
  platform: z.int(),
  is_factory: z.boolean(),
  /** How many of its goods we know and can show. */
  goods: z.int(),
});
export type OwnShop = z.infer<typeof OwnShop>;

export const getRecommendedShops = defineCall({
  methods: ["GET"],
  path: "/staff/catalogue/shops",
  about: "Reads the recommended shops of our own platform in their order, and the others.",
  access,
  mutates: false,
  input: NoInput,
  output: z.object({ recommended: z.array(OwnShop), others: z.array(OwnShop) }),
  refusals: [],
});

export const arrangeShops = defineCall({
  methods: ["POST"],
  path: "/staff/catalogue/shops/arrange",
  about: "Sets which shops are recommended, and in which order.",
  access,
  mutates: true,
  changesPages: true,
  input: z.object({ ids: ShopOrder, seen: ShopOrder }),
  output: NoOutput,
  refusals: ["shop_unknown", "changed_meanwhile"],
});
