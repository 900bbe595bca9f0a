import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Cents, NoInput, NoOutput, RowId } from "../../kernel/fields.ts";
import { Platform } from "../../goods/catalogue/goods.ts";
import { I18n } from "../../goods/i18n.ts";
import { Tier } from "../../goods/catalogue/product.ts";
import { GoodsClass, ShippingVerdicts } from "../../goods/shippability/shippability.ts";

/** JSON text of option name to value: shown and compared, while `item_id` decides. */
const ItemProps = z._default(z.string().check(z.maxLength(2000)), "");
const Quantity = z.int().check(z.gte(0), z.lte(10_000_000));

/** What changed since the line was put into the cart. [CART-12] */
export const CartMark = z.enum([
  "price_up",
  "price_down",
  "off_sale",
  "no_stock",
  "over_stock",
  "below_minimum_batch",
]);
export type CartMark = z.infer<typeof CartMark>;

/** One line: one sku. Prices are CNY cents. [CART-17] */
export const CartItem = z.object({
  cart_id: z.string(),
  item_id: z.string(),
  spu_id: z.string(),
  thid_item_id: z.string(),
  platform: Platform,
  num: z.int(),
  item_name: z.string(),
  i18n: I18n,
  /** Option name to value. */
  props: z.record(z.string(), z.string()),
  /** The same as JSON text. */
  item_props: z.string(),
  props_text: z.string(),
  props_i18n: I18n,
  image: z.string(),
  url: z.string(),
  /** Each piece, at the quantity this product has in the cart. */
  price: Cents,
  /** Each piece before tiers. */
  price_real: Cents,
  /** Whose price `price` is, and what a piece costs without it; absent where it is no campaign's. [CHK-24] */
  campaign: z.optional(z.object({ i18n: I18n, regular: Cents })),
  /** Each piece when the line was put in. */
  seen_price: Cents,
  storage: z.int(),
  status: z.union([z.literal(0), z.literal(1)]),
  minimum_batch: z.int(),
  batchNum: z.int(),
  tiers: z.array(Tier),
  goods_class: GoodsClass,
  /** Of our own goods. [STAT-01] */
  category_id: z._default(z.nullable(z.int()), null),
  weight_g: z.int(),
  mainland_freight: Cents,
  /** What each transport makes of it, where that is worth a word. */
  shippability: z._default(ShippingVerdicts, []),
  marks: z.array(CartMark),
  /** False when it cannot be ordered as it is. */
  is_selectable: z.boolean(),
});
export type CartItem = z.infer<typeof CartItem>;

/** [CART-15] [CART-16] */
export const CartShop = z.object({
  shop: z.object({
    id: z.string(),
    name: z.string(),
    i18n: I18n,
    platform: Platform,
    warehousing: z.boolean(),
    is_factory: z.boolean(),
  }),
  checked: z.boolean(),
  item_list: z.array(CartItem),
});
export type CartShop = z.infer<typeof CartShop>;

const lineRefusals = [
  "sku_unknown",
  "sku_off_sale",
  "no_stock",
  "over_stock",
  "below_minimum_batch",
  "not_in_batch_step",
  "nothing_selected",
  "options_changed",
] as const;

/** Adds to the line of the same sku, if there is one. [API-38] [CART-20] [CART-22] */
export const putCart = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/cart/put_cart",
  about: "Put one line into the cart.",
  access: "customer",
  mutates: true,
  input: z.object({ item_id: RowId, num: Quantity, item_props: ItemProps }),
  output: z.object({ total: z.int() }),
  refusals: [...lineRefusals, "cart_full"],
});

/** All lines or none. [API-39] [CART-21] [SKU-05] */
export const putCartBatch = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/cart/put_cart_plus_batch",
  about: "Put several lines into the cart, all or none.",
  access: "customer",
  mutates: true,
  input: z.object({
    batch_item_list: z
      .array(z.object({ item_id: RowId, num: Quantity, item_props: ItemProps }))
      .check(z.minLength(1), z.maxLength(1000)),
  }),
  output: z.object({ total: z.int() }),
  refusals: [...lineRefusals, "cart_full"],
});

/** [API-40] [CART-15] [CART-19] */
export const queryCartList = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/cart/query_cart_list",
  about: "Read the cart by shop.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({ datalist: z.array(CartShop), total: z.int() }),
  refusals: [],
});

/** Sets a line's quantity. [API-42] [CART-11] [SKU-11] */
export const updateCart = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/cart/update_cart",
  about: "Change the quantity of a cart line.",
  access: "customer",
  mutates: true,
  input: z.object({ item_id: RowId, num: Quantity, item_props: ItemProps }),
  output: NoOutput,
  refusals: [...lineRefusals, "cart_line_unknown"],
});

/** `ids` are cart_ids; `clear` removes everything. [API-43] [CART-04] [CART-05] */
export const deleteCart = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/cart/delete_cart",
  about: "Remove cart lines, or all of them.",
  access: "customer",
  mutates: true,
  input: z.object({
    ids: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(1000)), []),
    clear: z._default(z.boolean(), false),
  }),
  output: z.object({ total: z.int() }),
  refusals: [],
});
