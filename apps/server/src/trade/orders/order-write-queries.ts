import type { InsuranceType } from "@sampan/domain/trade/charges/insurance";
import type { CarrierId, PayMode, TransportId } from "@sampan/domain/goods/shippability/transports";
import { newTid, oidOf } from "@sampan/domain/kernel/ids";
import { type Insertable, sql } from "kysely";
import { chargesBeside } from "../charges/add-charges.ts";
import type { OrderAddress } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import { prepare, type ValueOf } from "../../kernel/db/prepare.ts";
import type { Tables } from "../../kernel/db/schema.ts";
import { rowsOf, sendSoon } from "../../kernel/db/send-soon.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { CheckoutFacts, CheckoutLine } from "./gather-checkout.ts";
import type { PricedOrder } from "./price-order.ts";

/** The order that this request placed before, if it did. [CHK-30] */
export async function findTidOfRequest(
  db: Db,
  { accountId, requestId }: { readonly accountId: number; readonly requestId: string },
): Promise<string | undefined> {
  const order = await db
    .selectFrom("orders")
    .select("tid")
    .where("account_id", "=", accountId)
    .where("request_id", "=", requestId)
    .executeTakeFirst();
  return order?.tid;
}

export interface OrderToStore {
  readonly request_id: string;
  readonly facts: CheckoutFacts;
  readonly priced: PricedOrder;
  readonly address: OrderAddress;
  readonly choice: {
    readonly express: CarrierId;
    readonly transport: TransportId;
    readonly pay_mode: PayMode;
    readonly insurance: InsuranceType;
  };
}

export interface StoredOrder {
  readonly id: number;
  readonly tid: string;
}

/**
 * Writes the order with its address and prices as they are now, under a number that no order has; undefined
 * when its request did already.
 */
export async function insertOrder(
  db: Db,
  { chance }: Pick<Needs, "chance">,
  order: OrderToStore,
): Promise<StoredOrder | undefined> {
  const { customer, now } = order.facts.caller;
  const request = { accountId: customer.id, requestId: order.request_id };
  for (;;) {
    const tid = newTid(now, customer.region, chance(6));
    const stored = await insertUnderTid(db, tid, order);
    if (stored) return stored;
    // Either the request was placed meanwhile, or the number is taken and another one is drawn.
    if (await findTidOfRequest(db, request)) return undefined;
  }
}

async function insertUnderTid(
  db: Db,
  tid: string,
  { request_id, facts, priced, address, choice }: OrderToStore,
): Promise<StoredOrder | undefined> {
  const { customer, now } = facts.caller;
  const remark = facts.input.remark.trim();
  const [stored] = await rowsOf(
    db,
    newOrder({
      tid,
      request_id,
      account_id: customer.id,
      region: customer.region,
      currency: customer.currency,
      biz_attribute: facts.input.biz_attribute,
      status: -1,
      address: JSON.stringify(address),
      ...choice,
      remark: JSON.stringify(remark === "" ? [] : [remark]),
      coupon_id: facts.coupon?.id ?? null,
      weight_estimate_g: priced.measures.weight_g,
      created_at: now,
    }),
  );
  return stored;
}

type PlacedColumn =
  | "tid"
  | "request_id"
  | "account_id"
  | "region"
  | "currency"
  | "biz_attribute"
  | "status"
  | "address"
  | "express"
  | "transport"
  | "pay_mode"
  | "insurance"
  | "remark"
  | "coupon_id"
  | "weight_estimate_g"
  | "created_at";
type NewOrder = Required<Insertable<Tables["orders"]>>;

/** Answers nothing where the request or the number is there already. */
const newOrder = prepare((db, value: ValueOf<Pick<NewOrder, PlacedColumn>>) =>
  db
    .insertInto("orders")
    .values({
      tid: value("tid"),
      request_id: value("request_id"),
      account_id: value("account_id"),
      region: value("region"),
      currency: value("currency"),
      biz_attribute: value("biz_attribute"),
      status: value("status"),
      address: value("address"),
      express: value("express"),
      transport: value("transport"),
      pay_mode: value("pay_mode"),
      insurance: value("insurance"),
      remark: value("remark"),
      coupon_id: value("coupon_id"),
      weight_estimate_g: value("weight_estimate_g"),
      created_at: value("created_at"),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "tid"]),
);

/** Writes the sellers of an order, their lines, numbered through the whole order, and what each is charged. */
export async function insertSellers(
  db: Db,
  order: StoredOrder,
  { sellers, charges }: Pick<PricedOrder, "sellers" | "charges">,
): Promise<void> {
  let count = 0;
  for (const [position, { key, shop, lines, mainland_freight }] of sellers.entries()) {
    const seller = db
      .insertInto("sell_orders")
      .values({
        order_id: order.id,
        shop_id: lines[0]?.goods.shop?.id ?? null,
        shop_name: shop.name,
        platform: shop.platform,
        mainland_freight,
      })
      .returning("id");
    const items = db
      .insertInto("order_items")
      .values(lines.map((line) => ({ ...itemOf(line), ...numbered(order, (count += 1)) })))
      .returning(["id", "sku_id"]);
    // What the whole order is charged goes with the last of them.
    const isLast = position === sellers.length - 1;
    const own = charges.filter((one) => one.seller === key || (isLast && one.seller === null));
    const beside = chargesBeside(order.id, own);
    await sendSoon(db, sql`with seller as (${seller}), line as (${items}) ${beside}`);
  }
}

const numbered = ({ id, tid }: StoredOrder, number: number) => ({
  order_id: id,
  oid: oidOf(tid, number),
  sell_order_id: sql<number>`(select id from seller)`,
});

const itemOf = ({ goods: { sku, product }, num, price, weight_g }: CheckoutLine) => ({
  sku_id: sku.id,
  product_id: product.id,
  thid_item_id: product.thid_item_id,
  platform: product.platform,
  item_name: product.item_name,
  names: JSON.stringify(product.names),
  image: sku.image || (product.images[0] ?? ""),
  url: product.url,
  props: JSON.stringify(sku.props),
  price,
  num,
  goods_class: product.goods_class,
  weight_g,
  status: 1 as const,
});
