import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Charge } from "@sampan/domain/trade/charges/charge";
import type { DoorPrice, LoadRange } from "@sampan/domain/trade/door-price/door-price";
import type { KeptEstimate } from "@sampan/domain/trade/door-price/estimate";
import type { WeightBasis } from "@sampan/domain/trade/door-price/piece-range";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "../../kernel/db/db.ts";

/** An order as its estimate is made of it: what it was charged with its goods, and the skus of its lines. */
export interface OrderToEstimate {
  readonly id: number;
  readonly region: Region;
  readonly currency: PaymentCurrency;
  readonly created_at: Date;
  /** Of its first instalment, without the freight that was quoted; a line is named by its id. */
  readonly charges: readonly Charge[];
  readonly lines: readonly { readonly key: string; readonly sku_id: number }[];
  /** The version of the tariff's line that it was quoted by. */
  readonly tariff: string | null;
}

/** Undefined for an order of another kind: what was bought elsewhere, or is paid for only, has no price at the door. */
export async function findOrderToEstimate(
  db: Db,
  orderId: number,
): Promise<OrderToEstimate | undefined> {
  return db
    .selectFrom("orders")
    .select((its) => [
      "id",
      "region",
      "currency",
      "created_at",
      jsonArrayFrom(
        its
          .selectFrom("order_charges")
          .select([
            sql<Charge["kind"]>`kind`.as("kind"),
            "instalment",
            sql<string | null>`sell_order_id::text`.as("seller"),
            sql<string | null>`item_id::text`.as("line"),
            "cny",
            // What was paid in yuan meanwhile was no amount when it was placed.
            sql<number | null>`case when cny is null then amount end`.as("amount"),
            "reason",
          ])
          .whereRef("order_charges.order_id", "=", "orders.id")
          .where("instalment", "=", "first")
          .where("kind", "<>", "freight_estimate")
          .orderBy("order_charges.id"),
      ).as("charges"),
      jsonArrayFrom(
        its
          .selectFrom("order_items")
          .select([sql<string>`id::text`.as("key"), sql<number>`sku_id`.as("sku_id")])
          .whereRef("order_items.order_id", "=", "orders.id")
          .where("sku_id", "is not", null)
          .orderBy("order_items.id"),
      ).as("lines"),
      its
        .selectFrom("order_charges as quoted")
        .select(sql<string | null>`quoted.reason -> 'figures' ->> 'tariff'`.as("tariff"))
        .whereRef("quoted.order_id", "=", "orders.id")
        .where("quoted.kind", "=", "freight_estimate")
        .limit(1)
        .as("tariff"),
    ])
    .where("id", "=", orderId)
    .where("biz_attribute", "=", bizAttributes.purchase_on_behalf)
    .executeTakeFirst();
}

/** Orders placed since then that keep no estimate yet, the oldest first. */
export async function findOrdersWithoutEstimate(
  db: Db,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom("orders")
    .select("id")
    // Those that are done are not among the ones that an index finds by their day.
    .where("status", "not in", [7, 9])
    .where("status", "in", [-1, 0, 1, 2])
    .where("created_at", ">", since)
    .where("biz_attribute", "=", bizAttributes.purchase_on_behalf)
    .where((its) =>
      its.not(
        its.exists(
          its
            .selectFrom("order_estimates")
            .select("order_id")
            .whereRef("order_estimates.order_id", "=", "orders.id"),
        ),
      ),
    )
    .orderBy("created_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** An estimate with what the desk asks of it. */
export interface MadeEstimate {
  readonly kept: KeptEstimate;
  readonly price: DoorPrice;
  readonly tariff: string | null;
  readonly category_id: number | null;
  readonly basis: WeightBasis;
}

/** Keeps what there is already. */
export async function insertEstimate(
  db: Db,
  { orderId, made_at }: { readonly orderId: number; readonly made_at: Date },
  { kept, tariff, category_id, basis }: MadeEstimate,
): Promise<void> {
  const freight = (end: keyof LoadRange): number =>
    kept.parts
      .filter(({ kind }) => kind === "international_freight" || kind === "local_freight")
      .reduce((total, part) => total + part[end], 0);
  await db
    .insertInto("order_estimates")
    .values({
      order_id: orderId,
      made_at,
      rate_e6: kept.rate_e6,
      tariff,
      load: JSON.stringify(kept.load),
      parts: JSON.stringify(kept.parts),
      goods: JSON.stringify(kept.goods),
      category_id,
      basis,
      freight_low: freight("low"),
      freight_high: freight("high"),
    })
    .onConflict((conflict) => conflict.column("order_id").doNothing())
    .execute();
}

/** What an order keeps; undefined where nothing was kept. */
export const findEstimate = (db: Db, orderId: number) =>
  db
    .selectFrom("order_estimates")
    .select(["made_at", "rate_e6", "tariff", "load", "parts", "goods"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
