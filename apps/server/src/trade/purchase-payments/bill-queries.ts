import { sql } from "kysely";
import type { BillForm } from "@sampan/domain/trade/purchase-payments/payment-difference";
import type { Db } from "../../kernel/db/db.ts";
import type { ReadMovement } from "./read-bill.ts";

export interface BillToWrite {
  readonly form: BillForm;
  readonly account: string;
  readonly file_name: string;
  readonly began_at: Date;
  readonly ended_at: Date;
  readonly movements: number;
  readonly imported_at: Date;
  readonly imported_by: number;
}

/** A bill of which nothing is known yet; answers its row. */
export const insertBill = (db: Db, bill: BillToWrite): Promise<{ id: number }> =>
  db
    .insertInto("purchase_bills")
    .values({ ...bill, known: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();

export const noteKnown = (db: Db, id: number, known: number): Promise<unknown> =>
  db.updateTable("purchase_bills").set({ known }).where("id", "=", id).execute();

export type NamedMovement = ReadMovement & { readonly digest: string };

/** So many rows go with one statement: a file may have 50,000. */
const rowsAtOnce = 5_000;

/** Writes the movements that no file brought before, and answers how many these are. */
export async function insertMovements(
  db: Db,
  billId: number,
  movements: readonly NamedMovement[],
): Promise<number> {
  let written = 0;
  for (let from = 0; from < movements.length; from += rowsAtOnce) {
    const some = movements.slice(from, from + rowsAtOnce);
    const { rows } = await sql`
      insert into purchase_movements
        (bill_id, digest, kind, trade_no, merchant_no, moved_at, amount, counterparty, goods, method, raw)
      select ${billId}, digest, kind, trade_no, merchant_no, moved_at, amount, counterparty, goods, method, raw
        from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as row
             (digest text, kind text, trade_no text, merchant_no text, moved_at timestamptz, amount bigint,
              counterparty text, goods text, method text, raw text)
          on conflict (digest) do nothing
       returning 1
    `.execute(db);
    written += rows.length;
  }
  return written;
}

export async function countMatched(db: Db, billId: number): Promise<number> {
  const { count } = await db
    .selectFrom("purchase_movements")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("bill_id", "=", billId)
    .where("out_oid", "<>", "")
    .executeTakeFirstOrThrow();
  return count;
}
