import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import {
  followBalances,
  type Gap,
  type Followed,
  type Run,
} from "@sampan/domain/money/statements/follow-balances";
import type { StatementFormat } from "@sampan/domain/money/statements/statement";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { AccountOfBank } from "./name-account.ts";

/** An account of ours at a bank as its files tell it, cents. */
export interface BankAccount extends Followed {
  readonly format: StatementFormat;
  readonly account: string;
  /** The last day that any of its files tells of. */
  readonly told_until: string;
  /** Somebody said that it was closed, and no later file tells of it. */
  readonly is_closed: boolean;
}

/**
 * Our accounts at banks in a currency with what each held at the end of a day, by what the banks printed; without a day, by all
 * that was brought. Files that tell no balance are left out.
 */
export async function readAccounts(
  db: Db,
  currency: PaymentCurrency,
  day = "9999-12-31",
): Promise<readonly BankAccount[]> {
  const runs = await selectRuns(db, currency, day);
  const told = await db
    .selectFrom("statements")
    .select((row) => [
      "format",
      "account",
      row.fn.max("last_day").as("told_until"),
      row
        .selectFrom("closed_bank_accounts as closed")
        .select("closed.last_day")
        .where("closed.currency", "=", currency)
        .whereRef("closed.format", "=", "statements.format")
        .whereRef("closed.account", "=", "statements.account")
        .as("closed_on"),
    ])
    .where("currency", "=", currency)
    .where("format", "<>", "settlement")
    .groupBy(["format", "account"])
    .orderBy((row) => row.fn.min("id"))
    .execute();
  return told.flatMap(({ format, account, told_until, closed_on }) => {
    const own = runs.filter((run) => run.format === format && run.account === account);
    const followed = followBalances(own);
    if (!followed || told_until === null) return [];
    const is_closed = closed_on !== null && closed_on >= told_until;
    return [{ format, account, told_until, is_closed, ...followed }];
  });
}

/** Where an account's files leave something out; above zero it came in meanwhile. */
export async function findGaps(db: Db, { format, currency, account }: AccountOfBank) {
  const accounts = await readAccounts(db, currency);
  const own = accounts.find((one) => one.format === format && one.account === account);
  return (own?.gaps ?? []).map(toldGap);
}

/** A gap by how much moved in it. */
export const toldGap = ({ from, until, expected, found }: Gap) => ({
  from,
  until,
  amount: found - expected,
});
type ToldGap = ReturnType<typeof toldGap>;

export const isSameGap = (one: ToldGap, other: ToldGap): boolean =>
  one.from === other.from && one.until === other.until && one.amount === other.amount;

/**
 * Movements that follow each other by their balances, as one row each, the oldest first. A file without movements tells
 * what the account held, and stands after those of its day.
 */
async function selectRuns(
  db: Db,
  currency: PaymentCurrency,
  day: string,
): Promise<readonly (Run & Pick<BankAccount, "format" | "account">)[]> {
  const { rows } = await sql<Run & Pick<BankAccount, "format" | "account">>`
    with told (format, account, day, place, opening, closing) as (
      select statements.format, statements.account, line.booked_on, line.id, line.balance - line.amount, line.balance
        from statement_lines line
        join statements on statements.id = line.statement_id
       where statements.currency = ${currency}
         and statements.format <> 'settlement'
         and line.balance is not null
         and line.booked_on <= ${day}
       union all
      select format, account, last_day, 9000000000000 + id, opening, closing
        from statements
       where currency = ${currency} and movements = 0 and closing is not null and last_day <= ${day}
    ), broken as (
      select told.*,
             opening is distinct from lag(closing) over behind as begins
        from told
      window behind as (partition by format, account order by day, place)
    ), numbered as (
      select broken.*,
             count(*) filter (where begins) over behind as run
        from broken
      window behind as (partition by format, account order by day, place)
    )
    select format,
           account,
           min(day)::text as "from",
           max(day)::text as until,
           (array_agg(opening order by day, place))[1] as opening,
           (array_agg(closing order by day desc, place desc))[1] as closing
      from numbered
     group by format, account, run
     order by format, account, run
  `.execute(db);
  return rows;
}
