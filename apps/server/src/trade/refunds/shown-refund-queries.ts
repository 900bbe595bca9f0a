import type { Region } from "@sampan/domain/kernel/regions";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { ItemStatus } from "@sampan/domain/trade/orders/item-state";
import { type RawBuilder, sql } from "kysely";
import type { NamesText, PayInfo } from "../../kernel/db/columns.ts";
import { type BoundedCount, countUpTo } from "../../kernel/db/count-up-to.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { ProductOption } from "../../kernel/db/tables-goods.ts";
import type { RefundRecord } from "./refund-queries.ts";

/** A refund with everything that is shown beside it. */
export interface ShownRefund extends RefundRecord {
  readonly oid: string;
  readonly tid: string;
  readonly region: Region;
  readonly currency: PaymentCurrency;
  readonly pay_info: PayInfo;
  readonly item_name: string;
  readonly names: Partial<NamesText>;
  readonly image: string;
  readonly props: Record<string, string>;
  readonly ordered_props: Record<string, string> | null;
  readonly options: ProductOption[];
  readonly price: number;
  readonly item_status: ItemStatus;
  readonly out_oid: string;
  readonly shop_name: string;
  readonly uid: string;
  readonly email: string | null;
  readonly requested_name: string | null;
  readonly answered_name: string | null;
  readonly seller_name: string | null;
  readonly returned_name: string | null;
  readonly executed_name: string | null;
}

const staffName = (db: Db, column: string) =>
  db
    .selectFrom("staff_members")
    .select("name")
    .whereRef("staff_members.id", "=", sql.ref(`refunds.${column}`));

const shown = (db: Db) =>
  db
    .selectFrom("refunds")
    .innerJoin("order_items as item", "item.id", "refunds.item_id")
    .innerJoin("orders", "orders.id", "refunds.order_id")
    .innerJoin("sell_orders as seller", "seller.id", "item.sell_order_id")
    .leftJoin("products as product", "product.id", "item.product_id")
    .innerJoin("accounts", "accounts.id", "refunds.account_id")
    .selectAll("refunds")
    .select(({ fn }) => [
      "item.oid",
      "orders.tid",
      "orders.region",
      "orders.currency",
      "orders.pay_info",
      "item.item_name",
      "item.names",
      "item.image",
      "item.props",
      "item.ordered_props",
      fn.coalesce("product.options", sql<ProductOption[]>`'[]'::jsonb`).as("options"),
      "item.price",
      "item.status as item_status",
      "item.out_oid",
      "seller.shop_name",
      "accounts.uid",
      "accounts.email",
    ])
    .select([
      staffName(db, "requested_by").as("requested_name"),
      staffName(db, "answered_by").as("answered_name"),
      staffName(db, "seller_by").as("seller_name"),
      staffName(db, "returned_by").as("returned_name"),
      staffName(db, "executed_by").as("executed_name"),
    ]);

/** One refund, of anybody or of one customer. */
export const selectShownRefund = (
  db: Db,
  { number, accountId }: { readonly number: string; readonly accountId?: number },
): Promise<ShownRefund | undefined> =>
  shown(db)
    .where("refunds.number", "=", number)
    .$if(accountId !== undefined, (query) => query.where("refunds.account_id", "=", accountId ?? 0))
    .executeTakeFirst();

export interface OwnRefundsWanted {
  readonly accountId: number;
  readonly tid?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A customer's refunds, the newest first. The money of a damage claim is shown with the claim. */
export async function selectOwnRefunds(
  db: Db,
  { accountId, tid, limit, offset }: OwnRefundsWanted,
): Promise<{ rows: ShownRefund[]; total: number }> {
  const own = shown(db)
    .where("refunds.account_id", "=", accountId)
    .where("refunds.source", "<>", "claim")
    .$if(tid !== undefined, (query) => query.where("orders.tid", "=", tid ?? ""));
  const rows = await own.orderBy("refunds.id", "desc").limit(limit).offset(offset).execute();
  const { total } = await own
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export type RefundTab = "service" | "seller" | "goods" | "finance" | "late" | "owed" | "settled";

/** Paid out, and the seller's money is waited for still: bit 4 says that it came. */
export const isOwed = sql<boolean>`refunds.awaits_seller and refunds.executed_at is not null and refunds.status & 4 = 0`;

/** Somebody has it, and its moment has passed: also of who had it before, since a late refund stays finance's. */
export const isLateRefund = (now: Date) =>
  sql<boolean>`(refunds.holder <> 'nobody' and (refunds.escalated_at is not null or refunds.due_at < ${now}))`;

const orderOf: Readonly<Record<"settled" | "owed" | "waiting", readonly RawBuilder<unknown>[]>> = {
  settled: [sql`refunds.id desc`],
  owed: [sql`refunds.executed_at`, sql`refunds.id`],
  waiting: [sql`refunds.due_at`, sql`refunds.id`],
};

/** Refunds of a desk's tab: what is due first in front, of settled ones the newest, of owed ones the oldest. */
export async function selectRefundsOfTab(
  db: Db,
  { tab, limit, offset, now }: { tab: RefundTab; limit: number; offset: number; now: Date },
): Promise<{ rows: ShownRefund[] } & BoundedCount> {
  const wanted = wantedOf(tab, allRefunds(db), now);
  const order = orderOf[tab === "settled" || tab === "owed" ? tab : "waiting"];
  // Chosen and counted among refunds alone: what is shown beside one is there once, and looked up for a page of them.
  const ids = order.reduce(
    (chosen, by) => chosen.orderBy(by),
    wanted.select("id").limit(limit).offset(offset),
  );
  const page = shown(db).where(sql<boolean>`refunds.id = any(array(${ids}))`);
  const rows = await order.reduce((chosen, by) => chosen.orderBy(by), page).execute();
  return { rows, ...(await countUpTo(db, wanted)) };
}

const allRefunds = (db: Db) => db.selectFrom("refunds");

function wantedOf(tab: RefundTab, all: ReturnType<typeof allRefunds>, now: Date) {
  switch (tab) {
    case "settled":
      return all.where("holder", "=", "nobody");
    case "late":
      return all.where(isLateRefund(now));
    case "owed":
      return all.where(isOwed);
    default:
      return all.where("holder", "=", tab);
  }
}

/** How many wait with each holder, how many of all are late, and how many sellers' money is owed for. */
export async function countWaitingRefunds(db: Db, now: Date): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("refunds")
    .select((row) => [
      "holder",
      row.fn.countAll<number>().as("count"),
      row.fn.countAll<number>().filterWhere(isLateRefund(now)).as("late"),
      row.fn.countAll<number>().filterWhere(isOwed).as("owed"),
    ])
    .where((row) => row.or([row("holder", "<>", "nobody"), isOwed]))
    .groupBy("holder")
    .execute();
  const waiting = rows.filter(({ holder }) => holder !== "nobody");
  return {
    ...Object.fromEntries(waiting.map(({ holder, count }) => [holder, count])),
    owed: rows.reduce((total, { owed }) => total + owed, 0),
    late: waiting.reduce((total, { late }) => total + late, 0),
  };
}
