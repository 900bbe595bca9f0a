import type { GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import type { PayMode } from "@sampan/domain/goods/shippability/transports";
import { newTid, oidOf } from "@sampan/domain/kernel/ids";
import type { Cents } from "@sampan/domain/kernel/money";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { type OrderActor, writeOrderLog } from "./write-order-log.ts";

/** What an order can be of that no listing is behind. */
export type UnlistedKind = "payment_on_behalf" | "consignment";

/** Something that a person tells us of in words of their own. */
export interface UnlistedLine {
  readonly name: string;
  /** Empty, or a page that shows it. */
  readonly url: string;
  /** Of each piece, CNY cents. */
  readonly price: Cents;
  readonly num: number;
  readonly goods_class: GoodsClass;
  /** Addresses of what was uploaded with it. */
  readonly pictures: readonly string[];
}

export interface UnlistedOrder {
  readonly kind: UnlistedKind;
  readonly pay_mode: PayMode;
  readonly lines: readonly UnlistedLine[];
  /** Trimmed; empty where nothing was said. */
  readonly remark: string;
  readonly caller: Orderer;
  /** Who of the staff made it for its customer, who is then told by whatever follows. */
  readonly placedBy?: OrderActor;
}

/** Whose order it is. */
interface Orderer {
  readonly customer: Pick<CustomerCaller["customer"], "id" | "region" | "currency">;
  readonly now: Date;
}

export interface StoredUnlistedOrder {
  readonly id: number;
  readonly tid: string;
  readonly sellerId: number;
  /** In the order of the lines. */
  readonly items: readonly { readonly id: number; readonly oid: string }[];
}

/**
 * Stores an order without listings, address or way, to be looked at by a reviewer; its customer is told. What it costs
 * is charged by whoever knows its kind. [ORD-11] [ORD-12]
 */
export async function storeUnlistedOrder(
  db: Db,
  { chance, jobs }: Pick<Needs, "chance" | "jobs">,
  { kind, pay_mode, lines, remark, caller, placedBy }: UnlistedOrder,
): Promise<StoredUnlistedOrder> {
  const { customer, now } = caller;
  const { id, tid } = await insertUnderFreeTid(db, () => newTid(now, customer.region, chance(6)), {
    account_id: customer.id,
    region: customer.region,
    currency: customer.currency,
    biz_attribute: bizAttributes[kind],
    status: -1,
    address: null,
    express: null,
    transport: null,
    pay_mode,
    insurance: 0,
    remark: JSON.stringify(remark === "" ? [] : [remark]),
    created_at: now,
  });
  const seller = await db
    .insertInto("sell_orders")
    .values({ order_id: id, shop_id: null, shop_name: "", platform: 1, mainland_freight: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const items = await db
    .insertInto("order_items")
    .values(
      lines.map((line, at) => itemOf(line, { id, sellerId: seller.id, oid: oidOf(tid, at + 1) })),
    )
    .returning(["id", "oid"])
    .execute();
  await tellPlaced(db, { jobs }, { id, tid, caller, placedBy });
  return { id, tid, sellerId: seller.id, items };
}

const itemOf = (
  { name, url, price, num, goods_class, pictures }: UnlistedLine,
  placed: { readonly id: number; readonly sellerId: number; readonly oid: string },
) => ({
  order_id: placed.id,
  sell_order_id: placed.sellerId,
  oid: placed.oid,
  sku_id: null,
  product_id: null,
  thid_item_id: "",
  platform: 1 as const,
  item_name: name,
  // What people upload is shown to those it concerns, never as a picture of goods is: small, and to everybody.
  image: "",
  pictures: JSON.stringify(pictures),
  url,
  props: "{}",
  price,
  num,
  goods_class,
  weight_g: 0,
  status: 1 as const,
});

type OrderValues = Parameters<ReturnType<typeof insertOrders>["values"]>[0];
const insertOrders = (db: Db) => db.insertInto("orders");

/** Its number is drawn until no order has it. The key that keeps it from being placed twice is the request's own. */
async function insertUnderFreeTid(
  db: Db,
  draw: () => string,
  values: Omit<Extract<OrderValues, { account_id: unknown }>, "tid" | "request_id">,
): Promise<{ readonly id: number; readonly tid: string }> {
  for (;;) {
    const tid = draw();
    const stored = await insertOrders(db)
      .values({ ...values, tid, request_id: tid })
      .onConflict((conflict) => conflict.column("tid").doNothing())
      .returning(["id", "tid"])
      .executeTakeFirst();
    if (stored) return stored;
  }
}

interface Placed {
  readonly id: number;
  readonly tid: string;
  readonly caller: Orderer;
  readonly placedBy: OrderActor | undefined;
}

async function tellPlaced(
  db: Db,
  { jobs }: Pick<Needs, "jobs">,
  { id: orderId, tid, caller, placedBy }: Placed,
): Promise<void> {
  const { now, customer } = caller;
  const actor = placedBy ?? ({ kind: "customer" } as const);
  await writeOrderLog(db, { orderId, biz_code: orderLogCodes.placed, actor, content: {}, now });
  if (placedBy) return;
  await notifyCustomer(db, jobs, {
    accountId: customer.id,
    kind: "order_submitted",
    values: { tid },
    link: `/orderDetailOwn?tid=${tid}`,
    now,
  });
}
