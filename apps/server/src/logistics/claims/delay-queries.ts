import type { DelayCoverState, PromisedParcel } from "@sampan/domain/logistics/claims/delay-cover";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { DelayCoversTable } from "../../kernel/db/tables-claims.ts";
import type { BillExplanation } from "../parcels/bill-explanation.ts";

export type DelayCover = Selectable<DelayCoversTable>;

/** When `package` left and when it reached its owner, or stood ready for them; null until then. */
const journey = sql`
  (select max(event.at) from package_events event
    where event.package_id = package.id and event.transport_state = 'international_shipping') as left_at,
  least(
    (select min(event.at) from package_events event
      where event.package_id = package.id and event.transport_state in ('waiting_for_pickup', 'received')),
    (select min(sent.step_at) from shipping_orders sent
      where sent.package_id = package.id and sent.step = 'at_store')
  ) as reached_at`;

/**
 * Paid bills without a cover of which a parcel under way, or handed over in the last day, exceeds the days that its bill told. The
 * longest known first, `limit` of them after `after`.
 */
export async function selectExceeded(
  db: Db,
  { now, after, limit }: { readonly now: Date; readonly after: number; readonly limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct bill.id
      from (
             select package.id, package.tid, package.bill_id, ${journey}
               from packages package
              where package.transport_state in ('international_shipping', 'arrived_at_destination', 'delivering',
                                                'waiting_for_pickup')
                 or package.transport_state = 'received' and package.receive_time > ${now}::timestamptz - interval '1 day'
           ) as under_way
      join bills bill on bill.id = under_way.bill_id and bill.state = 'paid'
      join lateral jsonb_array_elements(bill.explanation -> 'arithmetic') as part on part ->> 'parcel_tid' = under_way.tid
     where bill.id > ${after}
       and part ->> 'days_max' is not null
       and coalesce(under_way.reached_at, ${now})
           >= under_way.left_at + make_interval(days => (part ->> 'days_max')::int + 1)
       and not exists (select from delay_covers where delay_covers.bill_id = bill.id)
     order by bill.id
     limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

export interface CoveredBill {
  readonly tid: string;
  readonly account_id: number;
  readonly currency: PaymentCurrency;
  /** What was to be paid; 0 of one that an advance covered. */
  readonly amount: number;
  readonly posted_at: Date;
  readonly explanation: BillExplanation;
  /** What was not paid in money: coupon, red packet and points. Cents. */
  readonly not_in_money: number;
}

/** A bill that is paid, held until the transaction ends; undefined for any other. */
export async function holdPaidBill(db: Db, billId: number): Promise<CoveredBill | undefined> {
  const { rows } = await sql<Omit<CoveredBill, "explanation"> & { explanation: BillExplanation }>`
    select bill.tid, bill.account_id, bill.currency, bill.amount, bill.posted_at, bill.explanation,
           (select coalesce(sum(coalesce((share.pay_info ->> 'coupon')::bigint, 0)
                                + coalesce((share.pay_info ->> 'bonus')::bigint, 0)
                                + coalesce((share.pay_info ->> 'points')::bigint, 0)), 0)::bigint
              from supplements share
             where share.bill_id = bill.id and share.status = 1) as not_in_money
      from bills bill
     where bill.id = ${billId} and bill.state = 'paid'
       for update
  `.execute(db);
  return rows[0];
}

/** The parcels of a bill and how far each is. */
export async function selectJourneys(
  db: Db,
  billId: number,
): Promise<(Omit<PromisedParcel, "days_max"> & { readonly id: number })[]> {
  const { rows } = await sql<Omit<PromisedParcel, "days_max"> & { readonly id: number }>`
    select package.id, package.tid, ${journey}
      from packages package
     where package.bill_id = ${billId}
     order by package.id
  `.execute(db);
  return rows;
}

export const selectParcelIdsOfBill = async (db: Db, billId: number): Promise<number[]> =>
  (await db.selectFrom("packages").select("id").where("bill_id", "=", billId).execute()).map(
    ({ id }) => id,
  );

/** Writes a cover once; false where there is one. */
export async function insertCover(db: Db, cover: Insertable<DelayCoversTable>): Promise<boolean> {
  const written = await db
    .insertInto("delay_covers")
    .values(cover)
    .onConflict((twice) => twice.doNothing())
    .returning("bill_id")
    .executeTakeFirst();
  return written !== undefined;
}

/** A cover, held until the transaction ends. Whoever holds it held the bill's orders before. */
export const holdCover = (db: Db, billId: number): Promise<DelayCover | undefined> =>
  db
    .selectFrom("delay_covers")
    .selectAll()
    .where("bill_id", "=", billId)
    .forUpdate()
    .executeTakeFirst();

interface Ending {
  readonly state: Exclude<DelayCoverState, "waiting">;
  readonly ended_at: Date;
  readonly ended_by: number | null;
  readonly reason?: string;
}

export async function endCover(db: Db, billId: number, ending: Ending): Promise<void> {
  await db
    .updateTable("delay_covers")
    .set(ending)
    .where("bill_id", "=", billId)
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
}

/** Covers that wait and come to `most_cny` at most, cents of yuan, the longest in front. */
export const selectWaiting = async (
  db: Db,
  { most_cny, limit }: { readonly most_cny: number; readonly limit: number },
): Promise<number[]> => {
  const waiting = await db
    .selectFrom("delay_covers")
    .select("bill_id")
    .where("state", "=", "waiting")
    .where("cny", "<=", most_cny)
    .orderBy("found_at")
    .orderBy("bill_id")
    .limit(limit)
    .execute();
  return waiting.map(({ bill_id }) => bill_id);
};

export const findIdOfBill = async (db: Db, tid: string): Promise<number | undefined> =>
  (await db.selectFrom("bills").select("id").where("tid", "=", tid).executeTakeFirst())?.id;

/** Covers that wait as the desk reads them, the longest in front. */
export async function selectShownWaiting(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const waiting = db
    .selectFrom("delay_covers as cover")
    .innerJoin("bills as bill", "bill.id", "cover.bill_id")
    .innerJoin("accounts as account", "account.id", "cover.account_id")
    .innerJoin("packages as late", "late.id", "cover.parcel_id")
    .where("cover.state", "=", "waiting");
  const rows = await waiting
    .select([
      "bill.tid as id",
      "account.uid",
      "account.region",
      "cover.account_id",
      "late.tid as parcel_tid",
      "bill.currency",
      "cover.promised_days",
      "cover.over_days",
      "cover.share_bp",
      "cover.freight",
      "cover.amount",
      "cover.cny",
      "cover.found_at",
    ])
    .orderBy("cover.found_at")
    .orderBy("cover.bill_id")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await waiting
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { rows, total: count };
}
