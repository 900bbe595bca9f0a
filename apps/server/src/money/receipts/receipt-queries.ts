import type { InvoiceBuyer } from "@sampan/domain/money/receipts/invoice-buyer";
import type { ReceiptLine } from "@sampan/domain/money/receipts/receipt-lines";
import type { ReceiptState } from "@sampan/domain/money/receipts/receipt-state";
import type { ReceiptKind } from "@sampan/domain/kernel/receipt-kinds";
import { type Insertable, type RawBuilder, sql, type Updateable } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { ReceiptsTable } from "../../kernel/db/tables-receipts.ts";

export type NewReceipt = Insertable<ReceiptsTable>;

export const insertReceipts = async (db: Db, receipts: readonly NewReceipt[]): Promise<void> => {
  await db
    .insertInto("receipts")
    .values([...receipts])
    .execute();
};

/** What is known above of what receipts are for; composition hands it in. */
export interface ReceiptPorts {
  /** Whether nothing more comes of these orders: they were handed over, or closed. */
  readonly areOver: (orderTids: RawBuilder<readonly string[]>) => RawBuilder<boolean>;
  /** Cents that came back of a payment's rows of these kinds. */
  readonly refundedOf: (
    payment: Pick<StoredReceipt, "payable" | "payable_id" | "kinds">,
  ) => RawBuilder<{ refunded: number }>;
}

/** A receipt as issuing needs it. Cents. */
export interface StoredReceipt {
  readonly id: number;
  readonly account_id: number;
  readonly kind: ReceiptKind;
  readonly tid: string;
  readonly payable: ReceiptsTable["payable"];
  readonly payable_id: number;
  readonly kinds: ReceiptsTable["kinds"];
  readonly charged: number;
  readonly lines: readonly ReceiptLine[];
  readonly amount: number;
  readonly allowed: number;
  readonly is_refunded: boolean;
  readonly state: ReceiptState;
  readonly number: string | null;
  readonly issued_at: Date | null;
  readonly buyer: InvoiceBuyer | null;
  readonly issuer: string | null;
}

const columns = [
  "id",
  "account_id",
  "kind",
  "tid",
  "payable",
  "payable_id",
  "kinds",
  "charged",
  "lines",
  "amount",
  "allowed",
  "is_refunded",
  "state",
  "number",
  "issued_at",
  "buyer",
  "issuer",
] as const;

/** Receipts of this kind that wait to be issued, the longest waiting first. */
export async function selectDue(
  db: Db,
  {
    kind,
    areOver,
    limit,
  }: Pick<ReceiptPorts, "areOver"> & {
    readonly kind: ReceiptKind;
    readonly limit: number;
  },
): Promise<number[]> {
  const rows = await db
    .selectFrom("receipts")
    .select("id")
    .where("state", "=", "asked")
    .where("kind", "=", kind)
    .where((is) =>
      is.or([is("moment", "=", "payment"), areOver(sql<readonly string[]>`receipts.order_tids`)]),
    )
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Receipts whose question went out before this moment, and of whose answer nobody knows. */
export async function selectUnclear(db: Db, before: Date, limit: number): Promise<StoredReceipt[]> {
  return db
    .selectFrom("receipts")
    .select(columns)
    .where("state", "=", "unclear")
    .where("sent_at", "<", before)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Issued receipts of which more was paid back, with none of their allowances under way. */
export async function selectToLookAt(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("receipts")
    .select("id")
    .where("is_refunded", "=", true)
    .where("state", "=", "issued")
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("receipt_allowances as allowance")
            .select("allowance.id")
            .whereRef("allowance.receipt_id", "=", "receipts.id")
            .where("allowance.state", "in", ["asked", "unclear", "refused"]),
        ),
      ),
    )
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Holds a receipt until the transaction ends. */
export const lockReceipt = (db: Db, id: number): Promise<StoredReceipt> =>
  db
    .selectFrom("receipts")
    .select(columns)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** The same by the key it is called by outside; undefined for none. */
export const lockReceiptByKey = (db: Db, key: string): Promise<StoredReceipt | undefined> =>
  db.selectFrom("receipts").select(columns).where("key", "=", key).forUpdate().executeTakeFirst();

export const changeReceipt = async (
  db: Db,
  id: number,
  change: Updateable<ReceiptsTable>,
): Promise<void> => {
  await db.updateTable("receipts").set(change).where("id", "=", id).execute();
};

/** The next number of a series. Its row is held until the transaction ends, and goes back when that is undone. */
export async function takeNumber(
  db: Db,
  { series, year }: { readonly series: "th_receipt" | "th_credit_note"; readonly year: number },
): Promise<number> {
  const { last } = await db
    .insertInto("receipt_counters")
    .values({ series, year, last: 1 })
    .onConflict((met) =>
      met.columns(["series", "year"]).doUpdateSet({ last: sql`receipt_counters.last + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return last;
}

/** Where the provider reaches whoever paid; it asks for one of the two. */
export async function selectReach(
  db: Db,
  accountId: number,
): Promise<{ readonly email: string | null; readonly mobile: string | null }> {
  return db
    .selectFrom("accounts")
    .select(["email", "mobile"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
}

export async function selectKindOf(db: Db, id: number): Promise<ReceiptKind> {
  const { kind } = await db
    .selectFrom("receipts")
    .select("kind")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return kind;
}

/** Takes whom receipts were for off them. Their tax numbers stay: they are a company's. */
export async function unnameReceipts(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable("receipts")
    .set({ buyer: JSON.stringify({ kind: "member" } satisfies InvoiceBuyer) })
    .where("account_id", "=", accountId)
    .where(sql`buyer ->> 'kind'`, "in", ["barcode", "donation"])
    .execute();
}

export const selectReceiptByNumber = (db: Db, number: string): Promise<StoredReceipt | undefined> =>
  db.selectFrom("receipts").select(columns).where("number", "=", number).executeTakeFirst();
