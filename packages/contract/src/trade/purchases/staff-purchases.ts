import { delayReasons, longestDelay_days } from "@sampan/domain/trade/purchases/delay-reasons";
import {
  wireOrderStates,
  wirePurchaseStates,
} from "@sampan/domain/trade/purchases/wire-order-state";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  AmountCents,
  Cents,
  NoOutput,
  paging,
  PaymentCurrency,
  ShortText,
  WireTime,
} from "../../kernel/fields.ts";
import { Instructions } from "../instructions/instructions.ts";
import { Delay } from "./delay.ts";

export const PurchaseItem = z.object({
  oid: z.string(),
  item_name: z.string(),
  image: z.string(),
  /** What the customer showed of something that has no listing. */
  pictures: z.array(z.string()),
  /** The original listing. */
  url: z.string(),
  thid_item_id: z.string(),
  props: z.record(z.string(), z.string()),
  /** What was ordered, where another option is bought instead; null where it is what was ordered. */
  ordered_props: z.nullable(z.record(z.string(), z.string())),
  /** CNY cents a piece. */
  price: Cents,
  num: z.int(),
  status: z.int(),
  out_oid: z.string(),
  /** Pieces on their way, by express number. */
  shipments: z.array(z.object({ express_no: z.string(), carrier: z.string(), num: z.int() })),
  /** CNY cents that the marketplace took for all of it, freight included; null while nobody wrote it down. */
  cost: z.nullable(Cents),
  /** CNY cents a piece that were paid for it by now, and what its customer is being asked about it. */
  paid_price: Cents,
  /** Why it is late, as its customer reads it. */
  delay: z.nullable(Delay),
  question: z.nullable(
    z.object({
      child_tid: z.string(),
      price: Cents,
      amount: Cents,
      currency: PaymentCurrency,
      due_at: WireTime,
    }),
  ),
  /** Another option that its customer is being asked about; where it costs more, the question above is of its price. */
  choice: z.nullable(
    z.object({
      key: z.string(),
      props: z.record(z.string(), z.string()),
      /** Cents of their currency: what it costs more, and what comes back of it. */
      amount: Cents,
      returns: Cents,
      currency: PaymentCurrency,
      due_at: WireTime,
    }),
  ),
});

/** An order over a marketplace's interface. */
export const WireOrder = z.object({
  /** Our own number, by which the marketplace knows it as well. */
  number: z.string(),
  state: z.enum(wireOrderStates),
  /** Why it was refused or strayed: the name of a refusal, or empty. */
  reason: z.string(),
  /** What stands at the marketplace. */
  orders: z.array(
    z.object({
      order_no: z.string(),
      state: z.enum(wirePurchaseStates),
      /** CNY cents, freight included. */
      total: Cents,
      /** Why somebody has to look at it there; empty where nobody has to. */
      trouble: z.string(),
    }),
  ),
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
  /** What its customer said beforehand, and when what nobody bought comes back by itself. */
  instructions: z.nullable(
    z.extend(Instructions, { currency: PaymentCurrency, cancels_at: z.nullable(WireTime) }),
  ),
  /** Who has taken it on, until when. */
  claim: z.nullable(z.object({ name: z.string(), is_mine: z.boolean(), until: WireTime })),
  items: z.array(PurchaseItem),
  /** Whether its goods can be ordered over the marketplace's interface, as the house is set. */
  takes_wire: z.boolean(),
  /** How the newest of such orders stands; null where there was none. */
  wire: z.nullable(WireOrder),
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
    whose: z._default(z.enum(["all", "mine", "free"]), "all"),
    /** By shop: those of one marketplace and shop stand together, whatever order they are of. */
    order_by: z._default(z.enum(["waiting", "shop"]), "waiting"),
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
  input: z.object({
    oids: Oids,
    out_oid: z._default(z.string().check(z.maxLength(64)), ""),
    /** CNY cents that the marketplace took for all of them, freight included. */
    cost: z.optional(AmountCents),
  }),
  output: z.object({ datalist: z.array(PurchaseItem) }),
  refusals: [
    "order_unknown",
    "item_not_in_state",
    "out_oid_needed",
    "price_question_open",
    "claimed_by_other",
    "wire_order_open",
  ],
});

const Claimed = {
  methods: ["POST"],
  access: { right: "purchase_items" },
  mutates: true,
  /** `id` of sellers' orders, as the list names them. */
  input: z.object({
    ids: z
      .array(z.string().check(z.regex(/^SP[0-9A-Za-z]{12}-s[1-9]\d{0,2}$/)))
      .check(z.minLength(1), z.maxLength(50)),
  }),
  output: NoOutput,
} as const;

/** [BO-10] */
export const claimPurchases = defineCall({
  ...Claimed,
  path: "/staff/purchases/claim",
  about: "Takes sellers' orders on, so that nobody buys them a second time.",
  refusals: ["order_unknown", "claimed_by_other"],
});

/** [BO-10] */
export const handBackPurchases = defineCall({
  ...Claimed,
  path: "/staff/purchases/hand_back",
  about: "Hands sellers' orders back to everybody.",
  refusals: ["order_unknown"],
});

/** Goods that wait for a buyer or for their seller. */
export const recordDelay = defineCall({
  methods: ["POST"],
  path: "/staff/purchases/delay",
  about: "Says why goods are late at their seller; their customer is told.",
  access: { right: "purchase_items" },
  mutates: true,
  input: z.object({
    oid: ShortText,
    reason: z.enum(delayReasons),
    /** Days from today until they are expected; 0 where nobody can say. */
    days: z.int().check(z.gte(0), z.lte(longestDelay_days)),
  }),
  output: z.object({ datalist: z.array(PurchaseItem) }),
  refusals: ["order_unknown", "item_not_in_state"],
});

/** [ORD-12] */
export const completeOnBehalf = defineCall({
  methods: ["POST"],
  path: "/staff/purchases/complete_on_behalf",
  about: "Records that what a customer asked to be paid was paid, which completes the order.",
  access: { right: "purchase_items" },
  mutates: true,
  input: z.object({
    oid: ShortText,
    /** The number under which we paid. */
    out_oid: z._default(z.string().check(z.maxLength(64)), ""),
  }),
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
    "price_question_open",
  ],
});
