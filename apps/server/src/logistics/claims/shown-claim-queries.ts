import type { ClaimTab } from "@sampan/contract/logistics/claims/staff-claims";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { InsuranceType } from "@sampan/domain/trade/charges/insurance";
import { sql } from "kysely";
import type { NamesText } from "../../kernel/db/columns.ts";
import { type BoundedCount, countUpTo } from "../../kernel/db/count-up-to.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { ProductOption } from "../../kernel/db/tables-goods.ts";
import { isSameMailbox } from "../../people/staff/is-own-account.ts";
import { type ClaimRecord, isLateClaim } from "./claim-queries.ts";
import { lastSeen } from "./last-seen.ts";

/** A claim with everything that is shown beside it. */
export interface ShownClaim extends ClaimRecord {
  readonly oid: string;
  readonly tid: string;
  readonly region: Region;
  readonly currency: PaymentCurrency;
  /** What its order is insured by; the claim may be by more. */
  readonly order_insurance: InsuranceType;
  readonly completed_at: Date | null;
  readonly item_name: string;
  readonly names: Partial<NamesText>;
  readonly image: string;
  readonly props: Record<string, string>;
  readonly ordered_props: Record<string, string> | null;
  readonly options: ProductOption[];
  readonly ordered_num: number;
  readonly out_oid: string;
  readonly shop_name: string;
  readonly uid: string;
  /** The employees whose own account it is: nobody decides about their own money. */
  readonly owners: number[];
  readonly answered_name: string | null;
  readonly seller_name: string | null;
  readonly paid_name: string | null;
  /** Of the crate without a picture that it rests on. */
  readonly crate_number: string | null;
  /** Seen again since its silence opened it. */
  readonly seen_again_at: Date | null;
  /** When a parcel that lost weight was weighed before it left. */
  readonly departed_at: Date | null;
  /** Our warehouse's pictures of a parcel that held the goods. */
  readonly warehouse_imgs: string[];
  /** Pieces that neither came back nor were claimed. */
  readonly left_num: number;
  /** What a person was asked to look at; null where nobody was. */
  readonly again_words: string | null;
  readonly again_asked_at: Date | null;
  readonly again_num: number | null;
  readonly again_goods_amount: number | null;
  readonly again_amount: number | null;
  readonly again_cny: number | null;
  readonly again_answer: string | null;
  readonly again_answered_at: Date | null;
  readonly again_answered_by: number | null;
  readonly again_paid_at: Date | null;
  readonly again_answered_name: string | null;
  readonly again_paid_name: string | null;
}

const staffName = (db: Db, column: "answered_by" | "seller_by" | "paid_by") =>
  db
    .selectFrom("staff_members")
    .select("name")
    .whereRef("staff_members.id", "=", sql.ref(`claim.${column}`));

const lookerName = (db: Db, column: "answered_by" | "paid_by") =>
  db
    .selectFrom("staff_members")
    .select("name")
    .whereRef("staff_members.id", "=", sql.ref(`look.${column}`));

const warehouseImgs = sql<string[]>`coalesce((
  select parcel.photos
    from package_items content join packages parcel on parcel.id = content.package_id
   where content.item_id = claim.item_id and jsonb_array_length(parcel.photos) > 0
   order by parcel.id
   limit 1), '[]'::jsonb)`;

const leftNum = sql<number>`greatest(0, item.num - item.refund_num - (
  select coalesce(sum(other.real_num + coalesce(seen.num, 0)), 0)
    from damage_claims other left join claim_second_looks seen on seen.claim_id = other.id
   where other.item_id = claim.item_id and other.state not in ('rejected', 'closed')))::int`;

const staffOfOwner = sql<number[]>`coalesce((
  select json_agg(staff_members.id) from staff_members where ${isSameMailbox}), '[]'::json)`;

const shown = (db: Db) =>
  db
    .selectFrom("damage_claims as claim")
    .innerJoin("order_items as item", "item.id", "claim.item_id")
    .innerJoin("orders", "orders.id", "claim.order_id")
    .innerJoin("sell_orders as seller", "seller.id", "item.sell_order_id")
    .leftJoin("products as product", "product.id", "item.product_id")
    .innerJoin("accounts", "accounts.id", "claim.account_id")
    .leftJoin("packages as package", "package.id", "claim.silent_parcel_id")
    .leftJoin("asked_services as crate", "crate.id", "claim.crate_service_id")
    .leftJoin("packages as light", "light.id", "claim.light_parcel_id")
    .leftJoin("claim_second_looks as look", "look.claim_id", "claim.id")
    .selectAll("claim")
    .select(({ fn }) => [
      "item.oid",
      "orders.tid",
      "orders.region",
      "orders.currency",
      "orders.insurance as order_insurance",
      "orders.completed_at",
      "item.item_name",
      "item.names",
      "item.image",
      "item.props",
      "item.ordered_props",
      fn.coalesce("product.options", sql<ProductOption[]>`'[]'::jsonb`).as("options"),
      "item.num as ordered_num",
      "item.out_oid",
      "seller.shop_name",
      "accounts.uid",
      "crate.number as crate_number",
      "light.measured_at as departed_at",
      "look.words as again_words",
      "look.asked_at as again_asked_at",
      "look.num as again_num",
      "look.goods_amount as again_goods_amount",
      "look.amount as again_amount",
      "look.cny as again_cny",
      "look.answer as again_answer",
      "look.answered_at as again_answered_at",
      "look.answered_by as again_answered_by",
      "look.paid_at as again_paid_at",
    ])
    .select([
      staffName(db, "answered_by").as("answered_name"),
      staffName(db, "seller_by").as("seller_name"),
      staffName(db, "paid_by").as("paid_name"),
      lookerName(db, "answered_by").as("again_answered_name"),
      lookerName(db, "paid_by").as("again_paid_name"),
      warehouseImgs.as("warehouse_imgs"),
      leftNum.as("left_num"),
      staffOfOwner.as("owners"),
      sql<Date | null>`case when ${lastSeen} > claim.silent_since then ${lastSeen} end`.as(
        "seen_again_at",
      ),
    ]);

/** One claim, of anybody or of one customer. */
export const selectShownClaim = (
  db: Db,
  { number, accountId }: { readonly number: string; readonly accountId?: number },
): Promise<ShownClaim | undefined> =>
  shown(db)
    .where("claim.number", "=", number)
    .$if(accountId !== undefined, (query) => query.where("claim.account_id", "=", accountId ?? 0))
    .executeTakeFirst();

export interface OwnClaimsWanted {
  readonly accountId: number;
  readonly tid?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A customer's claims, the newest first. */
export async function selectOwnClaims(
  db: Db,
  { accountId, tid, limit, offset }: OwnClaimsWanted,
): Promise<{ rows: ShownClaim[]; total: number }> {
  const own = shown(db)
    .where("claim.account_id", "=", accountId)
    .$if(tid !== undefined, (query) => query.where("orders.tid", "=", tid ?? ""));
  const rows = await own.orderBy("claim.id", "desc").limit(limit).offset(offset).execute();
  const { total } = await own
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export interface ClaimsWanted {
  readonly tab: ClaimTab;
  readonly limit: number;
  readonly offset: number;
  readonly now: Date;
}

/** Claims of a desk's tab: what is due first in front, of ended ones the newest. */
export async function selectClaimsOfTab(
  db: Db,
  { tab, limit, offset, now }: ClaimsWanted,
): Promise<{ rows: ShownClaim[] } & BoundedCount> {
  const all = db.selectFrom("damage_claims");
  const wanted =
    tab === "settled"
      ? all.where("holder", "=", "nobody")
      : tab === "late"
        ? all.where(isLateClaim(now))
        : tab === "again"
          ? all.where("holder", "=", "service").where("state", "=", "asked_again")
          : all.where("holder", "=", tab).where("state", "<>", "asked_again");
  // Chosen and counted among claims alone: what is shown beside one is looked up for a page of them.
  const chosen = wanted.select("id").limit(limit).offset(offset);
  const ids =
    tab === "settled" ? chosen.orderBy("id", "desc") : chosen.orderBy("due_at").orderBy("id");
  const page = shown(db).where(sql<boolean>`claim.id = any(array(${ids}))`);
  const rows = await (
    tab === "settled"
      ? page.orderBy("claim.id", "desc")
      : page.orderBy("claim.due_at").orderBy("claim.id")
  ).execute();
  return { rows, ...(await countUpTo(db, wanted)) };
}

/** How many wait with each holder, and how many of all are late. */
export async function countWaitingClaims(db: Db, now: Date): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("damage_claims")
    .select((row) => [
      sql<string>`case state when 'asked_again' then 'again' else holder end`.as("holder"),
      row.fn.countAll<number>().as("count"),
      row.fn.countAll<number>().filterWhere(isLateClaim(now)).as("late"),
    ])
    .where("holder", "<>", "nobody")
    .groupBy(sql`1`)
    .unionAll(
      db
        .selectFrom("delay_covers")
        .select((row) => [
          sql<string>`'delays'`.as("holder"),
          row.fn.countAll<number>().as("count"),
          sql<number>`0::bigint`.as("late"),
        ])
        .where("state", "=", "waiting"),
    )
    .execute();
  return {
    ...Object.fromEntries(rows.map(({ holder, count }) => [holder, count])),
    late: rows.reduce((total, { late }) => total + late, 0),
  };
}
