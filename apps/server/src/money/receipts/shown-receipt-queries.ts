import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { ReceiptKind } from "@sampan/domain/kernel/receipt-kinds";
import type { Db } from "../../kernel/db/db.ts";

const shown = [
  "key",
  "kind",
  "tid",
  "number",
  "issued_at",
  "paid_at",
  "amount",
  "currency",
  "state",
  "random_number",
  "buyer",
  "allowed",
] as const;

interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** Somebody's receipts, the latest first. */
export const selectOwnReceipts = (db: Db, accountId: number, { limit, offset }: Part) =>
  db
    .selectFrom("receipts")
    .select(shown)
    .select((row) => [
      sql<number>`count(*) over ()`.as("total"),
      jsonArrayFrom(
        row
          .selectFrom("receipt_allowances as allowance")
          .select(["allowance.key", "allowance.number", "allowance.amount", "allowance.granted_at"])
          .whereRef("allowance.receipt_id", "=", "receipts.id")
          .where("allowance.state", "=", "issued")
          .orderBy("allowance.id"),
      ).as("notes"),
    ])
    .where("account_id", "=", accountId)
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();

/** One that was issued to somebody, with everything that is printed of it. */
export const selectOwnReceipt = (
  db: Db,
  { key, accountId }: { readonly key: string; readonly accountId: number },
) =>
  db
    .selectFrom("receipts")
    .select([...shown, "lines", "order_tids", "issuer"])
    .where("key", "=", key)
    .where("account_id", "=", accountId)
    .where("number", "is not", null)
    .executeTakeFirst();

/** A credit note of somebody's receipt, with what is printed of it. */
export const selectOwnCreditNote = (
  db: Db,
  { key, accountId }: { readonly key: string; readonly accountId: number },
) =>
  db
    .selectFrom("receipt_allowances as allowance")
    .innerJoin("receipts", "receipts.id", "allowance.receipt_id")
    .select([
      "allowance.number",
      "allowance.amount",
      "allowance.left_before",
      "allowance.granted_at",
      "allowance.issuer",
      "receipts.kind",
      "receipts.number as receipt_number",
      "receipts.issued_at",
      "receipts.currency",
      "receipts.buyer",
      "receipts.order_tids",
    ])
    .where("allowance.key", "=", key)
    .where("allowance.state", "=", "issued")
    .where("receipts.account_id", "=", accountId)
    .executeTakeFirst();

export type OwnCreditNote = NonNullable<Awaited<ReturnType<typeof selectOwnCreditNote>>>;

export type OwnReceipt = NonNullable<Awaited<ReturnType<typeof selectOwnReceipt>>>;

/** What waits for a person, the longest waiting first: refused, unclear since before, or with a refused allowance. */
export const selectTroubled = (db: Db, before: Date, { limit, offset }: Part) =>
  db
    .selectFrom("receipts")
    .leftJoin("receipt_allowances as allowance", (on) =>
      on.onRef("allowance.receipt_id", "=", "receipts.id").on("allowance.state", "=", "refused"),
    )
    .select([
      "receipts.key",
      "receipts.kind",
      "receipts.tid",
      "receipts.amount",
      "receipts.currency",
      "receipts.paid_at",
      "receipts.state",
      "receipts.refusal",
      "allowance.refusal as allowance_refusal",
    ])
    .select(sql<number>`count(*) over ()`.as("total"))
    .where((is) =>
      is.or([
        is("receipts.state", "=", "refused"),
        is.and([is("receipts.state", "=", "unclear"), is("receipts.sent_at", "<", before)]),
        is("allowance.id", "is not", null),
      ]),
    )
    .orderBy("receipts.id")
    .limit(limit)
    .offset(offset)
    .execute();

interface Span {
  readonly kind: ReceiptKind;
  readonly from: Date;
  readonly until: Date;
}

/** What was issued in a span of time, in the order of its numbers. */
export const selectIssued = (db: Db, { kind, from, until }: Span) =>
  db
    .selectFrom("receipts")
    .select([...shown, "exact", "rounding"])
    .where("kind", "=", kind)
    .where("issued_at", ">=", from)
    .where("issued_at", "<", until)
    .orderBy("issued_at")
    .orderBy("number")
    .execute();

/** What was taken off in it. */
export const selectGranted = (db: Db, { kind, from, until }: Span) =>
  db
    .selectFrom("receipt_allowances as allowance")
    .innerJoin("receipts", "receipts.id", "allowance.receipt_id")
    .select([
      "allowance.number",
      "allowance.amount",
      "allowance.granted_at",
      "receipts.number as receipt_number",
      "receipts.tid",
      "receipts.currency",
    ])
    .where("receipts.kind", "=", kind)
    .where("allowance.granted_at", ">=", from)
    .where("allowance.granted_at", "<", until)
    .orderBy("allowance.id")
    .execute();
