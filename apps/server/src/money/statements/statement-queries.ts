import type { StatementLine } from "./formats/statement.ts";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { LineState, StatementFormat } from "@sampan/domain/money/statements/statement";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { holdStatements } from "./hold-statements.ts";

export interface StatementToWrite {
  readonly number: string;
  readonly format: StatementFormat;
  readonly currency: PaymentCurrency;
  readonly account: string;
  readonly first_day: string | null;
  readonly last_day: string | null;
  readonly opening: number | null;
  readonly closing: number | null;
  readonly file_name: string;
  readonly movements: number;
  readonly imported_at: Date;
  readonly imported_by: number;
}

/** A statement of which nothing is known yet; answers its row. */
export const insertStatement = (db: Db, statement: StatementToWrite): Promise<{ id: number }> =>
  db
    .insertInto("statements")
    .values({ ...statement, known: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();

export type NamedLine = StatementLine & { readonly digest: string };

/** So many rows go with one statement: a file may have 100,000. */
const rowsAtOnce = 5_000;

/** Writes the movements that no file brought before, and answers how many these are. */
export async function insertLines(
  db: Db,
  statementId: number,
  lines: readonly NamedLine[],
): Promise<number> {
  let written = 0;
  for (let from = 0; from < lines.length; from += rowsAtOnce) {
    const some = lines.slice(from, from + rowsAtOnce);
    const { rows } = await sql`
      insert into statement_lines
        (statement_id, digest, booked_on, booked_at, amount, balance, words, reference, state)
      select ${statementId}, line.digest, line.booked_on, line.booked_at, line.amount, line.balance, line.text,
             line.reference, case when line.amount > 0 then 'open' else 'outgoing' end
        from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as line
             (digest text, booked_on date, booked_at text, amount bigint, balance bigint, text text, reference text)
          on conflict (digest) do nothing
       returning 1
    `.execute(db);
    written += rows.length;
  }
  return written;
}

export interface LockedLine {
  readonly id: number;
  readonly key: string;
  readonly amount: number;
  readonly state: LineState;
  readonly currency: PaymentCurrency;
  readonly format: StatementFormat;
  readonly imported_by: number;
}

/** A movement, held until the end of the transaction; undefined for a key that none has. */
export const lockLine = (db: Db, key: string): Promise<LockedLine | undefined> =>
  db
    .selectFrom("statement_lines as line")
    .innerJoin("statements", "statements.id", "line.statement_id")
    .select([
      "line.id",
      "line.key",
      "line.amount",
      "line.state",
      "statements.currency",
      "statements.format",
      "statements.imported_by",
    ])
    .where("line.key", "=", key)
    .forUpdate("line")
    .executeTakeFirst();

/**
 * A movement, held, that is matched with a payout or credited: nothing else of its currency is matched meanwhile, so that a payout
 * is one movement, and that nobody waits for it who holds an account that this waits for. Undefined for a key that none has.
 */
export async function lockToMatch(db: Db, key: string): Promise<LockedLine | undefined> {
  const told = await db
    .selectFrom("statement_lines as line")
    .innerJoin("statements", "statements.id", "line.statement_id")
    .select("statements.currency")
    .where("line.key", "=", key)
    .executeTakeFirst();
  if (!told) return undefined;
  await holdStatements(db, told.currency);
  return lockLine(db, key);
}

/** Holds a movement until the end of the transaction; false where somebody has settled it meanwhile. */
export async function holdOpenLine(db: Db, id: number): Promise<boolean> {
  const line = await db
    .selectFrom("statement_lines")
    .select("id")
    .where("id", "=", id)
    .where("state", "=", "open")
    .forUpdate()
    .executeTakeFirst();
  return line !== undefined;
}

interface Settling {
  readonly state: LineState;
  readonly topup?: string;
  readonly withdrawal?: string;
  /** The payout that it brings back. */
  readonly returned?: string;
  readonly note?: string;
  readonly now: Date;
  /** Nobody where it was credited by what it says alone. */
  readonly staffId?: number;
}

/** Writes what became of a movement; false where somebody else was quicker. */
export async function settleLine(
  db: Db,
  id: number,
  { state, topup, withdrawal, returned, note = "", now, staffId }: Settling,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("statement_lines")
    .set((row) => {
      const payout = (number: string | undefined) =>
        number === undefined
          ? null
          : row
              .selectFrom("withdrawals")
              .select("withdrawals.id")
              .where("withdrawals.number", "=", number);
      return {
        state,
        note,
        settled_at: now,
        settled_by: staffId ?? null,
        topup_id:
          topup === undefined
            ? null
            : row.selectFrom("topups").select("topups.id").where("topups.number", "=", topup),
        withdrawal_id: payout(withdrawal),
        brings_back_id: payout(returned),
      };
    })
    .where("id", "=", id)
    .where("state", "in", [
      "open",
      "outgoing",
      // Words say less than which payout it brings back.
      ...(state === "returned" ? (["explained"] as const) : []),
    ])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

interface Settled {
  readonly state: "paid" | "settled" | "returned";
  /** Movements by their rows, each with the payout or the payment that it surely is. */
  readonly found: readonly { readonly id: number; readonly number: string }[];
  readonly now: Date;
}

/** Writes beside many movements what they are, by what they say alone; answers how many nobody settled meanwhile. */
export async function settleLines(db: Db, { state, found, now }: Settled): Promise<number> {
  if (found.length === 0) return 0;
  const { rows } = await sql`
    update statement_lines line
       set state = ${state},
           settled_at = ${now},
           topup_id = (select id from topups where ${state} = 'settled' and number = found.number),
           withdrawal_id = (select id from withdrawals where ${state} = 'paid' and number = found.number),
           brings_back_id = (select id from withdrawals where ${state} = 'returned' and number = found.number)
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found (id bigint, number text)
     where line.id = found.id and line.state in ('open', 'outgoing')
    returning 1
  `.execute(db);
  return rows.length;
}
