import type { TopupFailure } from "@sampan/domain/money/topups/topup-failure";
import type { TopupState } from "@sampan/domain/money/topups/topup-state";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import { sql } from "kysely";
import type { NamesText, PayPage } from "../../kernel/db/columns.ts";
import { type BoundedCount, countUpTo } from "../../kernel/db/count-up-to.ts";
import type { Db } from "../../kernel/db/db.ts";

export interface StoredTopup {
  readonly id: number;
  readonly number: string;
  readonly account_id: number;
  readonly way: "bank" | "online";
  readonly state: TopupState;
  readonly amount: number;
  readonly fee: number;
  readonly currency: PaymentCurrency;
  readonly bank: string;
  readonly pay_no: string;
  readonly pay_time: Date | null;
  /** Addresses of the voucher pictures. */
  readonly imgs: string[];
  readonly channel: string;
  readonly provider_order: string | null;
  readonly payment_ref: string | null;
  /** What finance wrote, or the provider said. */
  readonly reason: string;
  readonly failure: TopupFailure | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  /** The deadline of an online one. */
  readonly expires_at: Date | null;
  /** Where an online one is paid; null once that page cannot be opened any more. */
  readonly pay_page: PayPage | null;
  /** Why one was credited that no statement shows; staff read it. */
  readonly exception: string;
  readonly vouched_by: number | null;
  readonly vouched_at: Date | null;
}

export const topupColumns = [
  "id",
  "number",
  "account_id",
  "way",
  "state",
  "amount",
  "fee",
  "currency",
  "bank",
  "pay_no",
  "pay_time",
  "imgs",
  "channel",
  "provider_order",
  "payment_ref",
  "reason",
  "failure",
  "created_at",
  "decided_at",
  "expires_at",
  "pay_page",
  "exception",
  "vouched_by",
  "vouched_at",
] as const;

export interface BankTopup {
  readonly number: string;
  readonly accountId: number;
  readonly amount: number;
  readonly currency: PaymentCurrency;
  readonly bank: string;
  readonly pay_no: string;
  readonly pay_time: Date;
  readonly imgs: readonly string[];
  readonly now: Date;
}

/** False when the bank's serial number is already waiting or credited. [BO-30] */
export async function insertBankTopup(db: Db, topup: BankTopup): Promise<boolean> {
  const { rows } = await sql`
    insert into topups
      (number, account_id, way, state, amount, currency, bank, pay_no, pay_time, imgs, created_at)
    values
      (${topup.number}, ${topup.accountId}, 'bank', 'under_review', ${topup.amount}, ${topup.currency},
       ${topup.bank}, ${topup.pay_no}, ${topup.pay_time}, ${JSON.stringify(topup.imgs)}::jsonb, ${topup.now})
        on conflict (bank, pay_no) where way = 'bank' and state in ('under_review', 'success')
        do nothing
    returning id
  `.execute(db);
  return rows.length === 1;
}

/** Holds a top-up until the transaction ends: it is decided once. */
export async function lockTopup(db: Db, number: string): Promise<StoredTopup | undefined> {
  const row = await db
    .selectFrom("topups")
    .select(topupColumns)
    .where("number", "=", number)
    .forUpdate()
    .executeTakeFirst();
  return row;
}

export async function findTopup(
  db: Db,
  key: { number: string; accountId: number } | { channel: string; provider_order: string },
): Promise<StoredTopup | undefined> {
  const query = db.selectFrom("topups").select(topupColumns);
  const row = await (
    "number" in key
      ? query.where("number", "=", key.number).where("account_id", "=", key.accountId)
      : query.where("channel", "=", key.channel).where("provider_order", "=", key.provider_order)
  ).executeTakeFirst();
  return row;
}

export interface TopupChange {
  readonly state?: TopupState;
  readonly exception?: string;
  readonly vouched_by?: number;
  readonly vouched_at?: Date;
  readonly provider_order?: string;
  readonly payment_ref?: string | null;
  readonly reason?: string;
  readonly failure?: TopupFailure | null;
  readonly decided_at?: Date;
  readonly decided_by?: number;
  readonly ask_at?: null;
  readonly told_at?: null;
  /** As JSON. */
  readonly pay_page?: string | null;
}

export async function updateTopup(db: Db, id: number, change: TopupChange): Promise<void> {
  await db.updateTable("topups").set(change).where("id", "=", id).execute();
}

/** True when another top-up of the channel was credited for the same payment. */
export async function isPaymentKnown(
  db: Db,
  { id, channel, payment_ref }: { id: number; channel: string; payment_ref: string },
): Promise<boolean> {
  const other = await db
    .selectFrom("topups")
    .select("id")
    .where("channel", "=", channel)
    .where("payment_ref", "=", payment_ref)
    .where("id", "<>", id)
    .executeTakeFirst();
  return other !== undefined;
}

export interface ListedTopup extends StoredTopup {
  readonly bank_name: NamesText | null;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** A customer's top-ups, newest first. [WAL-04] */
export async function selectTopups(
  db: Db,
  { accountId, region, limit, offset }: Page & { accountId: number; region: Region },
): Promise<{ rows: ListedTopup[]; total: number }> {
  const rows = await db
    .selectFrom("topups")
    .leftJoin("banks", (join) =>
      join
        .onRef("banks.code", "=", "topups.bank")
        .on("banks.kind", "=", "transfer")
        .on("banks.region", "=", region),
    )
    .select(topupColumns.map((column) => `topups.${column}` as const))
    .select("banks.name as bank_name")
    .where("account_id", "=", accountId)
    .orderBy("topups.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom("topups")
    .select((row) => row.fn.countAll<number>().as("total"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return { rows: rows, total };
}

export interface ReviewedTopup extends ListedTopup {
  readonly uid: string;
  readonly customer: string;
  readonly region: Region;
  readonly decided_by_name: string | null;
  readonly vouched_by_name: string | null;
}

const reviewed = (db: Db) =>
  db
    .selectFrom("topups")
    .innerJoin("accounts", "accounts.id", "topups.account_id")
    .leftJoin("staff_members as decider", "decider.id", "topups.decided_by")
    .leftJoin("staff_members as voucher", "voucher.id", "topups.vouched_by")
    .leftJoin("banks", (join) =>
      join
        .onRef("banks.code", "=", "topups.bank")
        .on("banks.kind", "=", "transfer")
        .onRef("banks.region", "=", "accounts.region"),
    )
    .select(topupColumns.map((column) => `topups.${column}` as const))
    .select([
      "banks.name as bank_name",
      "accounts.uid",
      "accounts.name as customer",
      "accounts.region",
      "decider.name as decided_by_name",
      "voucher.name as vouched_by_name",
    ])
    .where("topups.way", "=", "bank");

/** Bank top-ups of a state, the longest waiting first; decided ones the latest first. [BO-29] */
export async function selectTopupsToReview(
  db: Db,
  { state, limit, offset }: Page & { state: "under_review" | "success" | "failed" },
): Promise<{ rows: ReviewedTopup[] } & BoundedCount> {
  const wanted = db.selectFrom("topups").where("way", "=", "bank").where("state", "=", state);
  const order = state === "under_review" ? "asc" : "desc";
  // Chosen and counted among top-ups alone: what is shown beside one is looked up for a page of them.
  const ids = wanted.select("id").orderBy("id", order).limit(limit).offset(offset);
  const rows = await reviewed(db)
    .where(sql<boolean>`topups.id = any(array(${ids}))`)
    .orderBy("topups.id", order)
    .execute();
  return { rows, ...(await countUpTo(db, wanted)) };
}

export async function findReviewedTopup(db: Db, number: string): Promise<ReviewedTopup> {
  const row = await reviewed(db).where("topups.number", "=", number).executeTakeFirstOrThrow();
  return row;
}
