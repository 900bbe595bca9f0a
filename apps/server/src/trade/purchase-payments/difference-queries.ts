import type { PaymentDifference } from "@sampan/domain/trade/purchase-payments/payment-shapes";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { PaymentDifferencesTable } from "../../kernel/db/tables-purchase-payments.ts";

export interface OwnedDifference extends PaymentDifference {
  readonly owner_id: number;
}

const asRows = (found: readonly OwnedDifference[]) => sql`
  jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as now
    (kind text, number text, movement bigint, expected bigint, found bigint, owner_id bigint)`;

/**
 * Writes down what disagrees. What is open keeps its owner and its age and takes the figures of now; what somebody closed
 * stays so, unless its figures changed.
 */
export async function writeDifferences(
  db: Db,
  found: readonly OwnedDifference[],
  now: Date,
): Promise<void> {
  await sql`
    insert into payment_differences as known
      (kind, out_oid, movement_id, expected, found, found_at, state, owner_id)
    select now.kind, now.number, now.movement, now.expected, now.found, ${now}, 'open', now.owner_id
      from ${asRows(found)}
     where not exists (
             select from payment_differences closed
              where closed.kind = now.kind
                and closed.out_oid = now.number
                and coalesce(closed.movement_id, 0) = coalesce(now.movement, 0)
                and closed.state = 'explained'
                and closed.expected = now.expected
                and closed.found = now.found)
        on conflict (kind, out_oid, coalesce(movement_id, 0)) where state = 'open'
        do update set expected = excluded.expected, found = excluded.found
        where (known.expected, known.found) <> (excluded.expected, excluded.found)
  `.execute(db);
}

/** Ends what is no longer found, of what was found since `since`. */
export async function letVanish(
  db: Db,
  found: readonly OwnedDifference[],
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<void> {
  await sql`
    update payment_differences open
       set state = 'gone', settled_at = ${now}
     where open.state = 'open'
       and open.found_at > ${since}
       and not exists (
             select from ${asRows(found)}
              where now.kind = open.kind
                and now.number = open.out_oid
                and coalesce(now.movement, 0) = coalesce(open.movement_id, 0))
  `.execute(db);
}

export async function countOpen(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("payment_differences")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  return count;
}

export interface HeldDifference {
  readonly id: number;
  readonly state: PaymentDifferencesTable["state"];
  readonly out_oid: string;
  readonly found: number;
  readonly owner_id: number;
  /** Who brought the row that is no purchase's. */
  readonly imported_by: number | null;
}

/** A difference, held until the end of the transaction; undefined for a key that none has. */
export const lockDifference = (db: Db, key: string): Promise<HeldDifference | undefined> =>
  db
    .selectFrom("payment_differences as difference")
    .select([
      "difference.id",
      "difference.state",
      "difference.out_oid",
      "difference.found",
      "difference.owner_id",
    ])
    .select((row) =>
      row
        .selectFrom("purchase_movements as movement")
        .innerJoin("purchase_bills as bill", "bill.id", "movement.bill_id")
        .select("bill.imported_by")
        .whereRef("movement.id", "=", "difference.movement_id")
        .as("imported_by"),
    )
    .where("difference.key", "=", key)
    .forUpdate("difference")
    .executeTakeFirst();

/** Whether somebody recorded any line under this number. */
export async function hasBought(db: Db, out_oid: string, staffId: number): Promise<boolean> {
  if (out_oid === "") return false;
  const line = await db
    .selectFrom("order_items")
    .select("id")
    .where("out_oid", "=", out_oid)
    .where("bought_by", "=", staffId)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

export const giveDifference = (db: Db, id: number, owner_id: number): Promise<unknown> =>
  db.updateTable("payment_differences").set({ owner_id }).where("id", "=", id).execute();

interface Closing {
  readonly state: PaymentDifferencesTable["state"];
  readonly note: string;
  readonly now: Date;
  readonly staffId: number;
}

export const settleDifference = (
  db: Db,
  id: number,
  { state, note, now, staffId }: Closing,
): Promise<unknown> =>
  db
    .updateTable("payment_differences")
    .set({ state, note, settled_at: now, settled_by: staffId })
    .where("id", "=", id)
    .execute();
