import type { InsuranceType } from "@sampan/domain/trade/charges/insurance";
import type { CarrierId, PayMode, TransportId } from "@sampan/domain/goods/shippability/transports";
import { acceptedArticles } from "@sampan/domain/kernel/accepted-articles";
import { oidOf } from "@sampan/domain/kernel/ids";
import { type Insertable, sql } from "kysely";
import { addsRows } from "../../kernel/db/adds-rows.ts";
import { chargesBeside } from "../charges/add-charges.ts";
import type { GivenMark, OrderAddress } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import { prepare, type Sendable, type ValueOf } from "../../kernel/db/prepare.ts";
import type { Tables } from "../../kernel/db/schema.ts";
import { sendSoon } from "../../kernel/db/send-soon.ts";
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

export interface OrderToStore extends StoredOrder {
  readonly request_id: string;
  readonly facts: CheckoutFacts;
  readonly priced: PricedOrder;
  readonly marks: readonly GivenMark[];
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

/** Writes the order with its address and prices as they are now. Fails where its number or its request is there already. */
export function insertOrder(
  db: Db,
  { id, tid, request_id, facts, priced, marks, address, choice }: OrderToStore,
): Promise<void> {
  const { customer, now } = facts.caller;
  const remark = facts.input.remark.trim();
  return sendSoon(
    db,
    newOrder({
      id,
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
      is_tax_included: facts.input.is_tax_included,
      weight_estimate_g: priced.measures.weight_g,
      campaign_id: facts.campaign,
      marks: JSON.stringify(marks),
      created_at: now,
    }),
  );
}

const placedColumns = [
  "id",
  "tid",
  "request_id",
  "account_id",
  "region",
  "currency",
  "biz_attribute",
  "status",
  "address",
  "express",
  "transport",
  "pay_mode",
  "insurance",
  "remark",
  "coupon_id",
  "is_tax_included",
  "weight_estimate_g",
  "campaign_id",
  "marks",
  "created_at",
] as const;
type NewOrder = Pick<
  Required<Insertable<Tables["orders"]>> & { readonly id: number },
  (typeof placedColumns)[number]
>;

/**
 * The versions of the agreement and of the clauses on claims are those that are read when it is placed: placing takes
 * both ticks. [CONT-03] The number of its row was drawn before (`heldParty`), so that what belongs to the order
 * need not wait for it.
 */
const newOrder = (order: NewOrder): Sendable => addsRows("orders", preparedOrder(order));

const preparedOrder = prepare(
  (_, value: ValueOf<NewOrder>) => sql`
    insert into orders (${sql.join(placedColumns.map((name) => sql.ref(name)))}, terms_version, claims_version)
    overriding system value
    values (${sql.join(placedColumns.map((name) => value(name)))},
      version_in_force(${sql.lit(acceptedArticles.terms)}, ${value("created_at")}),
      version_in_force(${sql.lit(acceptedArticles.claims)}, ${value("created_at")}))
  `,
);

/** Writes the sellers of an order, their lines, numbered through the whole order, and what each is charged. */
export async function insertSellers(
  db: Db,
  order: StoredOrder,
  { sellers, charges }: Pick<PricedOrder, "sellers" | "charges">,
): Promise<void> {
  let count = 0;
  for (const [position, { key, shop, lines, mainland_freight }] of sellers.entries()) {
    const items = lines.map((line) => ({ ...itemOf(line), oid: oidOf(order.tid, (count += 1)) }));
    // What the whole order is charged goes with the last of them.
    const isLast = position === sellers.length - 1;
    const own = charges.filter((one) => one.seller === key || (isLast && one.seller === null));
    await sendSoon(
      db,
      newSeller({
        order_id: order.id,
        shop_id: lines[0]?.goods.shop?.id ?? null,
        shop_name: shop.name,
        platform: shop.platform,
        mainland_freight,
        items: JSON.stringify(items),
        charges: JSON.stringify(own),
      }),
    );
  }
}

interface NewSeller {
  readonly order_id: number;
  readonly shop_id: number | null;
  readonly shop_name: string;
  readonly platform: number;
  readonly mainland_freight: number;
  /** As JSON, as are the charges. */
  readonly items: string;
  readonly charges: string;
}

const newSeller = prepare(
  (_, value: ValueOf<NewSeller>) => sql`
    with seller as (
      insert into sell_orders (order_id, shop_id, shop_name, platform, mainland_freight)
      values (${value("order_id")}::bigint, ${value("shop_id")}, ${value("shop_name")}, ${value("platform")}, ${value("mainland_freight")})
      returning id, order_id
    ), line as (
      insert into order_items (order_id, sell_order_id, oid, sku_id, product_id, thid_item_id, platform, item_name, names,
                               image, url, props, price, num, goods_class, weight_g, status)
      select seller.order_id, seller.id, item.oid, item.sku_id, item.product_id, item.thid_item_id, item.platform,
             item.item_name, item.names, item.image, item.url, item.props, item.price, item.num, item.goods_class,
             item.weight_g, 1
        from seller,
             jsonb_to_recordset(${value("items")}::jsonb) as item (
               oid text, sku_id bigint, product_id bigint, thid_item_id text, platform smallint, item_name text,
               names jsonb, image text, url text, props jsonb, price bigint, num int, goods_class text, weight_g int
             )
      returning id, sku_id
    )
    ${chargesBeside(value("order_id"), value("charges"))}
  `,
);

const itemOf = ({ goods: { sku, product }, num, price, weight_g }: CheckoutLine) => ({
  sku_id: sku.id,
  product_id: product.id,
  thid_item_id: product.thid_item_id,
  platform: product.platform,
  item_name: product.item_name,
  names: product.names,
  image: sku.image || (product.images[0] ?? ""),
  url: product.url,
  props: sku.props,
  price,
  num,
  goods_class: product.goods_class,
  weight_g,
});
