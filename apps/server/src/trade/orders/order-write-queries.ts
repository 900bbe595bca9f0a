import { newTid, oidOf } from "@sampan/domain/ids";
import type { OrderAddress } from "../db/columns.ts";
import type { Db } from "../db/db.ts";
import { sendSoon } from "../db/send-soon.ts";
import type { Needs } from "../needs.ts";
import type { TradeFacts } from "./gather-trade.ts";
import type { SettledTrade, TradeSeller } from "./settle-trade.ts";

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

export interface TradeToStore {
  readonly request_id: string;
  readonly facts: TradeFacts;
  readonly trade: SettledTrade;
  readonly address: OrderAddress;
  readonly choice: {
    readonly express: number;
    readonly transport: number;
    readonly pay_mode: string;
    readonly insurance: number;
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
  trade: TradeToStore,
): Promise<StoredOrder | undefined> {
  const { customer, now } = trade.facts.caller;
  const request = { accountId: customer.id, requestId: trade.request_id };
  for (;;) {
    const tid = newTid(now, customer.region, chance(6));
    const stored = await insertUnderTid(db, tid, trade);
    if (stored) return stored;
    // Either the request was placed meanwhile, or the number is taken and another one is drawn.
    if (await findTidOfRequest(db, request)) return undefined;
  }
}

function insertUnderTid(
  db: Db,
  tid: string,
  { request_id, facts, trade, address, choice }: TradeToStore,
): Promise<StoredOrder | undefined> {
  const { customer, now } = facts.caller;
  const remark = facts.input.remark.trim();
  return db
    .insertInto("orders")
    .values({
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
      goods_amount: trade.settlement.goods_cny,
      mainland_freight: trade.settlement.mainland_cny,
      service_fee: trade.settlement.service_cny,
      insurance_fee: trade.settlement.insurance_cny,
      coupon_id: facts.coupon?.id ?? null,
      coupon_amount: trade.coupon_amount,
      freight_estimate: trade.freight?.total ?? 0,
      weight_estimate_g: trade.measures.weight_g,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "tid"])
    .executeTakeFirst();
}

/** Writes the sellers of an order and their lines, numbered through the whole order. */
export async function insertSellers(
  db: Db,
  order: StoredOrder,
  sellers: readonly TradeSeller[],
): Promise<void> {
  let count = 0;
  for (const { shop, lines, mainland_freight } of sellers) {
    const items = lines.map(({ goods: { sku, product }, num, price, weight_g }) => ({
      order_id: order.id,
      oid: oidOf(order.tid, (count += 1)),
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
      status: 1,
    }));
    const seller = db
      .with("seller", (open) =>
        open
          .insertInto("sell_orders")
          .values({
            order_id: order.id,
            shop_id: lines[0]?.goods.shop?.id ?? null,
            shop_name: shop.name,
            platform: shop.platform,
            mainland_freight,
          })
          .returning("id"),
      )
      .insertInto("order_items")
      .values((open) =>
        items.map((item) => ({ ...item, sell_order_id: open.selectFrom("seller").select("id") })),
      );
    await sendSoon(db, seller);
  }
}
