import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import { type Insertable, type RawBuilder, sql } from "kysely";
import { countUpTo } from "../../kernel/db/count-up-to.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { ClearanceTables } from "../../kernel/db/tables-clearance.ts";

/** An entry about duty that was paid, with what is known of its parcel. Amounts are cents. */
export interface StoredReceipt {
  readonly id: number;
  readonly key: string;
  readonly package_id: number;
  readonly tid: string;
  readonly uid: string;
  readonly region: Region;
  readonly number: string;
  readonly paid_on: string;
  readonly currency: PaymentCurrency;
  readonly duty: number;
  readonly vat: number;
  readonly freight: number;
  readonly is_tax_included: boolean;
  readonly expected_low: number;
  readonly expected_high: number;
  readonly by: string;
  readonly at: Date;
  readonly corrects: string | null;
  readonly ended_at: Date | null;
  readonly ended_by: string | null;
  readonly ended_why: string | null;
  /** Keys of the files that are its pages. */
  readonly pages: readonly string[];
  /** By all receipts of the parcel that count. */
  readonly paid: number;
}

const receiptsWhere = (condition: RawBuilder<unknown>) => sql`
  select receipt.id, receipt.key, receipt.package_id, package.tid, account.uid, receipt.region, receipt.number,
         receipt.paid_on, receipt.currency, receipt.duty, receipt.vat, receipt.freight, receipt.is_tax_included,
         receipt.expected_low, receipt.expected_high, enterer.name as by, receipt.at, former.number as corrects,
         receipt.ended_at, ender.name as ended_by, receipt.ended_why,
         array(select file.key from duty_receipt_pages page
                 join files file on file.id = page.file_id
                where page.receipt_id = receipt.id order by page.id) as pages,
         coalesce((select sum(other.duty + other.vat) from duty_receipts other
                    where other.package_id = receipt.package_id and other.ended_at is null), 0)::bigint as paid
    from duty_receipts receipt
    join packages package on package.id = receipt.package_id
    join accounts account on account.id = package.account_id
    join staff_members enterer on enterer.id = receipt.staff_id
    left join staff_members ender on ender.id = receipt.ended_by
    left join duty_receipts former on former.id = receipt.corrects_id
   where ${condition}
   order by receipt.at desc, receipt.id desc`;

/** All that was entered about a parcel, the last in front. */
export async function selectReceiptsOf(db: Db, packageId: number): Promise<StoredReceipt[]> {
  const { rows } = await sql<StoredReceipt>`${receiptsWhere(
    sql`receipt.package_id = ${packageId}`,
  )}`.execute(db);
  return rows;
}

/** What its owner has of receipts of a parcel: those that count. */
export async function selectOwnReceipts(
  db: Db,
  { tid, accountId }: { readonly tid: string; readonly accountId: number },
): Promise<StoredReceipt[]> {
  const { rows } = await sql<StoredReceipt>`${receiptsWhere(
    sql`package.tid = ${tid} and package.account_id = ${accountId} and receipt.ended_at is null`,
  )}`.execute(db);
  return rows;
}

/** A page of receipts that count, the last entered in front; counted up to the ceiling. */
export async function selectReceipts(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: StoredReceipt[]; total: number; has_more: boolean }> {
  const { rows } = await sql<StoredReceipt>`${receiptsWhere(sql`receipt.id = any(array(
      select listed.id from duty_receipts listed
       where listed.ended_at is null
       order by listed.at desc, listed.id desc
       limit ${limit} offset ${offset}))`)}`.execute(db);
  const counting = db.selectFrom("duty_receipts").selectAll().where("ended_at", "is", null);
  return { rows, ...(await countUpTo(db, counting)) };
}

/**
 * Which parcel is called by this number, or by the key or the number of a receipt of its own. A number that several regions gave
 * is the last entered's; `selectNamesakes` names the others.
 */
export async function findParcelOf(
  db: Db,
  { tid, key, number }: { readonly tid: string; readonly key: string; readonly number: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, 0 as place from packages where tid = ${tid}
       union all
      select package_id, 1 from duty_receipts where key = ${key}
       union all
      (select package_id, 2 from duty_receipts
        where number = ${number} order by ended_at is null desc, id desc limit 1)
    ) as found
     order by place
     limit 1
  `.execute(db);
  return rows[0]?.id;
}

export interface Namesake {
  readonly key: string;
  readonly number: string;
  readonly tid: string;
  readonly region: Region;
}

/** Receipts of other parcels that have a number in common with one of this parcel: another customs office gave it as well. */
export async function selectNamesakes(db: Db, packageId: number): Promise<Namesake[]> {
  const { rows } = await sql<Namesake>`
    select other.key, other.number, package.tid, other.region
      from duty_receipts own
      join duty_receipts other on other.number = own.number
                              and other.package_id <> own.package_id
                              and other.ended_at is null
      join packages package on package.id = other.package_id
     where own.package_id = ${packageId} and own.ended_at is null
     order by other.id
  `.execute(db);
  return rows;
}

/** A receipt by its key, held until the transaction ends. */
export const holdReceipt = (db: Db, key: string) =>
  db
    .selectFrom("duty_receipts")
    .select(["id", "package_id", "number", "duty", "vat", "paid_on", "ended_at"])
    .where("key", "=", key)
    .forUpdate()
    .executeTakeFirst();

/** Undefined where the number stands for another receipt of the region that counts. */
export const insertReceipt = (
  db: Db,
  receipt: Insertable<ClearanceTables["duty_receipts"]>,
): Promise<{ id: number } | undefined> =>
  db
    .insertInto("duty_receipts")
    .values(receipt)
    .onConflict((met) =>
      met.columns(["region", "number"]).where("ended_at", "is", null).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();

export async function endReceipt(
  db: Db,
  id: number,
  ended: { readonly ended_at: Date; readonly ended_by: number; readonly ended_why: string },
): Promise<void> {
  await db.updateTable("duty_receipts").set(ended).where("id", "=", id).execute();
}

export async function insertPages(
  db: Db,
  receiptId: number,
  fileIds: readonly number[],
): Promise<void> {
  await db
    .insertInto("duty_receipt_pages")
    .values(fileIds.map((file_id) => ({ receipt_id: receiptId, file_id })))
    .execute();
}

/** Files that are pages of a receipt, in their order. */
export async function selectPages(db: Db, receiptId: number): Promise<number[]> {
  const found = await db
    .selectFrom("duty_receipt_pages")
    .select("file_id")
    .where("receipt_id", "=", receiptId)
    .orderBy("id")
    .execute();
  return found.map(({ file_id }) => file_id);
}

/** Whether some of these files are pages of a receipt already. */
export async function areOnReceipts(db: Db, fileIds: readonly number[]): Promise<boolean> {
  const found = await db
    .selectFrom("duty_receipt_pages")
    .select("id")
    .where("file_id", "in", [0, ...fileIds])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
