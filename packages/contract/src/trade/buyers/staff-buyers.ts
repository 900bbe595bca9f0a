import { givenKinds, marginKinds } from "@sampan/domain/trade/purchases/margin-of-order";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Cents, paging, PaymentCurrency, Tid, WireTime } from "../../kernel/fields.ts";

/** So far back buyers are looked at, in days. */
export const buyerPeriods = [7, 30, 90] as const;
const Days = z._default(z.int().check(z.gte(1), z.lte(90)), 30);

/**
 * What lines were sold for and what they cost, CNY cents, mainland freight included, what sellers gave back taken off. Of
 * those whose cost was written down alone.
 */
const money = { paid_cny: Cents, cost_cny: Cents };

/** One who buys, over a period. */
export const Buyer = z.object({
  email: z.string(),
  name: z.string(),
  /** Under so many numbers, for lines of so many orders, pieces in all. */
  purchases: z.int(),
  orders: z.int(),
  pieces: z.int(),
  lines: z.int(),
  /** Bought later than a day after they were paid. */
  late: z.int(),
  /** Lines without a cost, which the money does not tell of. */
  costless: z.int(),
  ...money,
  /** Differences between their purchases and what was paid for them, found in the period. */
  mistakes: z.int(),
});
export type Buyer = z.infer<typeof Buyer>;

export const listBuyers = defineCall({
  methods: ["GET"],
  path: "/staff/buyers",
  about:
    "Who bought how much in the last days, at which cost and margin, how late, with which mistakes.",
  access: { right: "match_purchases" },
  mutates: false,
  input: z.object({ days: Days }),
  output: z.object({ datalist: z.array(Buyer) }),
  refusals: [],
});

/** What was bought under one number. */
export const MadePurchase = z.object({
  number: z.string(),
  order_tid: z.string(),
  shop_name: z.string(),
  buyer: z.string(),
  bought_at: WireTime,
  pieces: z.int(),
  /** Null until the cost of every line was written down. */
  cost_cny: z.nullable(Cents),
  paid_cny: Cents,
});
export type MadePurchase = z.infer<typeof MadePurchase>;

export const listMadePurchases = defineCall({
  methods: ["GET"],
  path: "/staff/buyers/purchases",
  about:
    "What was bought in the last days, each with its cost and margin: the latest, or the least margin, first.",
  access: { right: "match_purchases" },
  mutates: false,
  input: z.object({
    days: Days,
    order_by: z._default(z.enum(["latest", "margin"]), "latest"),
    ...paging(20),
  }),
  output: z.object({ datalist: z.array(MadePurchase), total: z.int() }),
  refusals: [],
});

/** Cents of `currency`, and in yuan at the rate it was paid at. */
export const OrderMargin = z.object({
  currency: PaymentCurrency,
  /** At which the order was paid; empty while it is not. */
  exchange_rate: z.string(),
  /** What is kept of what the customer paid, by what it is for. */
  rows: z.array(z.object({ kind: z.enum(marginKinds), amount: Cents, cny: Cents })),
  paid: Cents,
  paid_cny: Cents,
  /** What is taken off it, below zero: claims and compensations that were paid, and what red packets and points paid of it. */
  given: z.array(z.object({ kind: z.enum(givenKinds), amount: Cents, cny: Cents })),
  /** Of the lines whose cost is known. */
  cost_cny: Cents,
  /** Lines that nobody bought yet, that have no cost, and of our own goods. */
  unbought: z.int(),
  costless: z.int(),
  own: z.int(),
  /** Null while something of it is unknown. */
  margin_cny: z.nullable(Cents),
});
export type OrderMargin = z.infer<typeof OrderMargin>;

export const getOrderMargin = defineCall({
  methods: ["GET"],
  path: "/staff/orders/margin",
  about:
    "What an order leaves: goods, mainland freight and service as they were paid, less claims, red packets and points, and what sellers got in yuan.",
  access: { right: "match_purchases" },
  mutates: false,
  input: z.object({ tid: Tid }),
  output: z.object({ data: OrderMargin }),
  refusals: ["order_unknown"],
});
