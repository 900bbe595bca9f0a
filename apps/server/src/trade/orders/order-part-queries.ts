import { sql, type Selectable } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { type StoredCharge, storedCharges } from "../charges/find-charges.ts";
import type { Written } from "../../kernel/db/as-one.ts";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { ProductOption } from "../../kernel/db/tables-goods.ts";
import type { OrderItemsTable, OrdersTable } from "../../kernel/db/tables-orders.ts";

/** What was accepted with it stands in the database for whoever has to prove it. */
export type OrderRow = Omit<Selectable<OrdersTable>, "terms_version" | "claims_version">;
/** Who set a price in review is the reviewers' business, what a line's refunds may come to that of refunds, and who bought it, at what cost, nobody's. */
export type ItemRow = Omit<
  Selectable<OrderItemsTable>,
  | "priced_by"
  | "price_confirmed_by"
  | "paid_for"
  | "refund_value"
  | "cost"
  | "bought_at"
  | "bought_by"
> & {
  readonly size_mm: { readonly l: number; readonly w: number; readonly h: number } | null;
  readonly options: ProductOption[];
};

const id = sql.ref<number>("shown.id");

/**
 * Everything that hangs on an order and is shown with it, as columns beside the order `shown`: one statement reads a
 * whole page of orders.
 */
export const partsOfOrder = (db: Db) => [
  jsonArrayFrom(sellersOfOrder(db)).as("sellers"),
  jsonArrayFrom(balancesDueOfOrder(db)).as("supplements"),
  jsonArrayFrom(storedCharges(db).where("order_id", "=", id)).as("charges"),
  jsonArrayFrom(surplusesOfOrder(db)).as("surpluses"),
  jsonArrayFrom(itemsOfOrder(db)).as("items"),
  jsonArrayFrom(shipmentsOfOrder(db)).as("shipments"),
  jsonObjectFrom(campaignOfOrder(db)).as("campaign"),
];

type Read<Rows extends (db: Db) => { execute: () => Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Rows>["execute"]>
>[number];

export interface OrderParts {
  readonly sellers: readonly Read<typeof sellersOfOrder>[];
  readonly supplements: readonly Read<typeof balancesDueOfOrder>[];
  readonly charges: readonly StoredCharge[];
  readonly surpluses: readonly Read<typeof surplusesOfOrder>[];
  readonly items: readonly ItemRow[];
  readonly shipments: readonly Read<typeof shipmentsOfOrder>[];
}

/** Whose prices an activity order has. [CHK-24] */
interface CampaignOfOrder {
  readonly number: string;
  readonly name: NamesText;
}

export interface OrderWithParts extends OrderParts {
  readonly order: OrderRow;
  readonly campaign: CampaignOfOrder | null;
}

type RowWithParts = OrderRow & { readonly campaign: CampaignOfOrder | null } & {
  readonly [Part in keyof OrderParts]: readonly Written<OrderParts[Part][number]>[];
};

/** The order apart from what hangs on it, whose moments came as text. */
export function readOrderWithParts(row: RowWithParts): OrderWithParts {
  const { sellers, supplements, charges, surpluses, items, shipments, campaign, ...order } = row;
  return {
    order,
    campaign,
    sellers,
    charges,
    items,
    supplements: supplements.map(({ created_at, paid_at, due_at, ...supplement }) => ({
      ...supplement,
      due_at: due_at === null ? null : new Date(due_at),
      created_at: new Date(created_at),
      paid_at: paid_at === null ? null : new Date(paid_at),
    })),
    surpluses: surpluses.map(({ created_at, ...surplus }) => ({
      ...surplus,
      created_at: new Date(created_at),
    })),
    shipments: shipments.map(({ recorded_at, ...shipment }) => ({
      ...shipment,
      recorded_at: new Date(recorded_at),
    })),
  };
}

const sellersOfOrder = (db: Db) =>
  db
    .selectFrom("sell_orders")
    .select(["id", "shop_name", "platform", "mainland_freight"])
    .where("order_id", "=", id)
    .orderBy("id");

const balancesDueOfOrder = (db: Db) =>
  db
    .selectFrom("supplements")
    .leftJoin("bills", "bills.id", "supplements.bill_id")
    .leftJoin("price_changes as change", "change.supplement_id", "supplements.id")
    .leftJoin("order_items as item", "item.id", "change.item_id")
    .select([
      "item.oid",
      "change.paid_price",
      "change.price",
      "change.pieces",
      "change.state as price_state",
      "change.due_at",
      "supplements.child_tid",
      "supplements.kind",
      "supplements.pay_status",
      "supplements.status",
      "supplements.amount",
      "supplements.pay_real",
      "supplements.pay_info",
      "supplements.reason",
      "supplements.created_at",
      "supplements.paid_at",
      "bills.amount as bill_amount",
    ])
    .where("supplements.order_id", "=", id)
    .where("supplements.status", "<>", 9)
    .orderBy("supplements.id");

const surplusesOfOrder = (db: Db) =>
  db
    .selectFrom("transfers")
    .innerJoin("ledger_entries as entry", "entry.transfer_id", "transfers.id")
    .innerJoin("ledger_accounts as account", "account.id", "entry.account_id")
    .select(["entry.amount", "transfers.kind", "transfers.created_at"])
    .where("transfers.tid", "=", sql.ref<string>("shown.tid"))
    .where("transfers.kind", "=", "freight_surplus")
    .where("account.owner_id", "=", sql.ref<number>("shown.account_id"))
    .orderBy("transfers.id");

const itemsOfOrder = (db: Db) =>
  db
    .selectFrom("order_items as item")
    .leftJoin("products as product", "product.id", "item.product_id")
    .select(({ fn }) => [
      "item.id",
      "item.order_id",
      "item.sell_order_id",
      "item.oid",
      "item.sku_id",
      "item.product_id",
      "item.thid_item_id",
      "item.platform",
      "item.item_name",
      "item.names",
      "item.image",
      "item.url",
      "item.props",
      "item.ordered_props",
      "item.price",
      "item.num",
      "item.goods_class",
      "item.weight_g",
      "item.status",
      "item.out_oid",
      "item.arrived_num",
      "item.refund_status",
      "item.refund_real",
      "item.refund_num",
      "product.size_mm",
      "item.pictures",
      fn.coalesce("product.options", sql<ProductOption[]>`'[]'::jsonb`).as("options"),
    ])
    .where("item.order_id", "=", id)
    .orderBy("item.id");

const campaignOfOrder = (db: Db) =>
  db
    .selectFrom("campaigns")
    .select(["campaigns.number", "campaigns.name"])
    .where("campaigns.id", "=", sql.ref<number>("shown.campaign_id"));

const shipmentsOfOrder = (db: Db) =>
  db
    .selectFrom("item_shipments")
    .innerJoin("order_items", "order_items.id", "item_shipments.item_id")
    .select([
      "item_shipments.item_id",
      "item_shipments.express_no",
      "item_shipments.carrier",
      "item_shipments.num",
      "item_shipments.recorded_at",
    ])
    .where("order_items.order_id", "=", id)
    .orderBy("item_shipments.id");
