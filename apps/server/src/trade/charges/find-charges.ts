import type { Charge } from "@sampan/domain/trade/charges/charge";
import { sql } from "kysely";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

/** A charge as it is stored; seller and line are named by the ids of their rows. */
export interface StoredCharge extends Charge {
  readonly id: number;
  readonly bill_id: number | null;
  /** Before a discount: of what is billed. */
  readonly original_amount: number | null;
  /** What of it came back. */
  readonly refunded: number;
}

/** Everything that is charged, paid or not, for whoever says of which order. */
export const storedCharges = (db: Db) =>
  db
    .selectFrom("order_charges")
    .select([
      "id",
      "bill_id",
      sql<Charge["kind"]>`kind`.as("kind"),
      "instalment",
      sql<string | null>`sell_order_id::text`.as("seller"),
      sql<string | null>`item_id::text`.as("line"),
      "cny",
      "amount",
      "original_amount",
      "refunded",
      "reason",
    ])
    .orderBy("id");

/** A charge of a first payment, with the names of what it is for. */
export interface ChargeToPay extends Charge {
  readonly id: number;
  readonly oid: string | null;
  readonly item_name: string | null;
  readonly names: Partial<NamesText> | null;
  readonly num: number | null;
  readonly shop_name: string | null;
}

/** What the first payment of an order is for, to be read as a part of the order: `charge.order_id` names it. */
export const chargesToPay = (db: Db) =>
  db
    .selectFrom("order_charges as charge")
    .leftJoin("order_items as item", "item.id", "charge.item_id")
    .leftJoin("sell_orders as seller", "seller.id", "charge.sell_order_id")
    .select([
      "charge.id",
      sql<Charge["kind"]>`charge.kind`.as("kind"),
      "charge.instalment",
      "charge.cny",
      "charge.amount",
      "charge.reason",
      "item.oid",
      "item.item_name",
      "item.names",
      "item.num",
      "seller.shop_name",
      sql<string | null>`charge.sell_order_id::text`.as("seller"),
      sql<string | null>`charge.item_id::text`.as("line"),
    ])
    .where("charge.instalment", "=", "first")
    .orderBy("charge.id");
