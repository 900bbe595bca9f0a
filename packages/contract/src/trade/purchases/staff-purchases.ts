import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Cents, paging, ShortText, WireTime } from "../../kernel/fields.ts";

export const PurchaseItem = z.object({
  oid: z.string(),
  item_name: z.string(),
  image: z.string(),
  /** The original listing. */
  url: z.string(),
  thid_item_id: z.string(),
  props: z.record(z.string(), z.string()),
  /** CNY cents a piece. */
  price: Cents,
  num: z.int(),
  status: z.int(),
  out_oid: z.string(),
  /** Pieces on their way, by express number. */
  shipments: z.array(z.object({ express_no: z.string(), carrier: z.string(), num: z.int() })),
});

/** What one order wants of one seller: one order at the marketplace. */
export const SellerOrder = z.object({
  id: z.string(),
  order_tid: z.string(),
  uid: z.string(),
  biz_attribute: z.int(),
  platform: z.int(),
  shop_name: z.string(),
  /** CNY cents, as the customer paid it. */
  mainland_freight: Cents,
  remark: z.array(z.string()),
  pay_time: z.nullable(WireTime),
  items: z.array(PurchaseItem),
});

/** [BO-10] */
export const listPurchases = defineCall({
  methods: ["GET"],
  path: "/staff/purchases",
  about: "Paid goods by seller: to be bought, or bought and awaited, the longest waiting first.",
  access: { right: "purchase_items" },
  mutates: false,
  input: z.object({
    ...paging(20),
    stage: z._default(z.enum(["to_buy", "awaiting_seller"]), "to_buy"),
  }),
  output: z.object({ datalist: z.array(SellerOrder), total: z.int() }),
  refusals: [],
});

const Oids = z.array(ShortText).check(z.minLength(1), z.maxLength(50));

/** [BO-10] */
export const recordPurchase = defineCall({
  methods: ["POST"],
  path: "/staff/purchases/record",
  about: "Records the marketplace's order number of bought goods.",
  access: { right: "purchase_items" },
  mutates: true,
  input: z.object({ oids: Oids, out_oid: z._default(z.string().check(z.maxLength(64)), "") }),
  output: z.object({ datalist: z.array(PurchaseItem) }),
  refusals: ["order_unknown", "item_not_in_state", "out_oid_needed"],
});

/** The last piece shipped makes it whole, before that it is a batch. [BO-12] */
export const recordSellerShipment = defineCall({
  methods: ["POST"],
  path: "/staff/purchases/ship",
  about: "Records an express number under which the seller shipped goods.",
  access: { right: "purchase_items" },
  mutates: true,
  input: z.object({
    lines: z
      .array(z.object({ oid: ShortText, num: z.int().check(z.gte(1), z.lte(1_000_000)) }))
      .check(z.minLength(1), z.maxLength(50)),
    express_no: z.string().check(z.trim(), z.minLength(4), z.maxLength(40)),
    carrier: z._default(z.string().check(z.maxLength(40)), ""),
  }),
  output: z.object({ datalist: z.array(PurchaseItem) }),
  refusals: [
    "order_unknown",
    "item_not_in_state",
    "amount_invalid",
    "express_no_known",
    "ways_differ",
  ],
});
