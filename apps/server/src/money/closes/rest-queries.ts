import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { regionFacts } from "@sampan/domain/kernel/regions";
import { regionOfBooks } from "@sampan/domain/money/closes/close";
import {
  type RestKind,
  type Teller,
  waitingKinds,
} from "@sampan/domain/money/closes/prove-by-bank";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface RestsOf {
  readonly currency: PaymentCurrency;
  readonly teller: Teller;
  readonly day: string;
  /** When the day ended. */
  readonly until: Date;
  /** From which day on files tell; what was paid before stands in what the first of them opens with. */
  readonly begun_on: string;
}

export interface Rest {
  readonly kind: RestKind;
  readonly amount: number;
  readonly count: number;
  readonly oldest: string;
}

/** What stands between the books and what was told at the end of a day, cents, by kind. */
export async function sumRests(db: Db, asked: RestsOf): Promise<readonly Rest[]> {
  const { rows } = await sql<Rest>`
    ${restsOf(asked)}
    select kind, sum(amount) as amount, count(*) as count, min(since)::text as oldest
      from rests
     group by kind
  `.execute(db);
  return rows;
}

export interface Waiting {
  readonly kind: (typeof waitingKinds)[number];
  readonly subject: string;
  readonly amount: number;
  readonly since: string;
  readonly owner: string;
}

/** The oldest of what waits for a movement, or for a person, with who has to find out. */
export async function selectWaiting(
  db: Db,
  asked: RestsOf,
  limit: number,
): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    ${restsOf(asked)}
    select kind, subject, amount, since::text as since, coalesce(staff_members.name, '') as owner
      from rests
      left join staff_members on staff_members.id = owner_id
     where kind = any(${[...waitingKinds]}::text[])
     order by since, subject
     limit ${limit}
  `.execute(db);
  return rows;
}

/**
 * The rows of it, as they were when the day ended: a movement that was credited later was open then, and a top-up whose
 * movement was booked later was on its way. A payout leaves the books when its audit passes, whenever somebody writes down
 * that the bank has it. What providers took is judged by when they took it.
 * A payout that comes back is credited again by a person, before or after its arrival is booked; it waits until it comes, or until
 * somebody says at its difference where the money is.
 */
function restsOf({ currency, teller, day, until, begun_on }: RestsOf): RawBuilder<unknown> {
  const { zone } = regionFacts[regionOfBooks(currency)];
  const isProvider = teller === "provider";
  const paidAt = sql.ref(isProvider ? "topups.decided_at" : "topups.pay_time");
  // Movements without a balance stand before the first that has one: accounts begin there.
  const isTold = sql`(line.booked_on <= ${day} and (${isProvider} or line.balance is not null))`;
  const waitingOf = (onWay: RestKind, paid: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`case when (line.id is null and (${paid} at time zone ${zone})::date < ${begun_on})
               or (line.booked_on <= ${day} and not ${isTold})
             then 'begun' else ${onWay} end`;
  return sql`
    with rests (kind, subject, amount, since, owner_id) as (
      select case when line.state = 'explained' then 'explained'
                  when line.amount > 0 then 'arrivals' else 'outgoings' end,
             statements.number,
             line.amount,
             line.booked_on,
             statements.imported_by
        from statement_lines line
        join statements on statements.id = line.statement_id
        left join topups on topups.id = line.topup_id
        left join withdrawals on withdrawals.id = line.withdrawal_id
        left join withdrawals returned on returned.id = line.brings_back_id
       where statements.currency = ${currency}
         and (statements.format = 'settlement') = ${isProvider}
         and ${isTold}
         and (line.state in ('open', 'outgoing', 'explained')
              or topups.decided_at >= ${until} or withdrawals.decided_at >= ${until}
              or returned.returned_at >= ${until})
       union all
      select ${waitingOf("topups_on_way", paidAt)},
             topups.number,
             -(topups.amount + topups.fee),
             (${paidAt} at time zone ${zone})::date,
             topups.decided_by
        from topups
        left join statement_lines line on line.topup_id = topups.id
       where topups.currency = ${currency}
         and topups.way = ${isProvider ? "online" : "bank"}
         and topups.state = 'success'
         and topups.decided_at < ${until}
         and ${isTold} is not true
       union all
      select ${waitingOf("payouts_on_way", sql.ref("withdrawals.paid_at"))},
             withdrawals.number,
             withdrawals.amount,
             (withdrawals.decided_at at time zone ${zone})::date,
             coalesce(withdrawals.paid_by, withdrawals.decided_by)
        from withdrawals
        left join statement_lines line on line.withdrawal_id = withdrawals.id
       where ${!isProvider}
         and withdrawals.currency = ${currency}
         and withdrawals.state = 'passed'
         and withdrawals.decided_at < ${until}
         and ${isTold} is not true
       union all
      select case when ${isReturnExplained(until)} then 'explained'
                  else ${waitingOf("returned", sql.ref("withdrawals.returned_at"))} end,
             withdrawals.number,
             -withdrawals.amount,
             (withdrawals.returned_at at time zone ${zone})::date,
             withdrawals.returned_by
        from withdrawals
        left join statement_lines line on line.brings_back_id = withdrawals.id
       where ${!isProvider}
         and withdrawals.currency = ${currency}
         and withdrawals.returned_at < ${until}
         and ${isTold} is not true
    )
  `;
}

/** Whether somebody had said of a returned payout by then where its money is. */
const isReturnExplained = (until: Date): RawBuilder<unknown> => sql`
  exists (select from book_differences known
           where known.currency = withdrawals.currency
             and known.kind = 'return_unseen'
             and known.subject = withdrawals.number
             and known.state = 'explained'
             and known.settled_at < ${until})`;

/** What the ledger says that banks, or providers, hold at a moment, cents: what came in less what was paid out. */
export async function sumBooked(
  db: Db,
  { currency, teller, until }: Pick<RestsOf, "currency" | "teller" | "until">,
): Promise<number> {
  const { rows } = await sql<{ booked: number }>`
    select coalesce(-sum(entry.amount), 0) as booked
      from ledger_accounts account
      join ledger_entries entry on entry.account_id = account.id
      join transfers transfer on transfer.id = entry.transfer_id
     where account.owner_id is null
       and account.currency = ${currency}
       and account.kind = any(${[...accountsOf[teller]]}::text[])
       and transfer.created_at < ${until}
  `.execute(db);
  return rows[0]?.booked ?? 0;
}

/** What the kinds of our own accounts are that a teller tells of. */
export const accountsOf = {
  bank: ["bank", "payout"],
  provider: ["provider"],
} as const satisfies Record<Teller, readonly string[]>;

/** Everything that providers settled up to a day, cents, and from which day on they tell; undefined before their first file. */
export async function sumSettled(
  db: Db,
  { currency, day }: Pick<RestsOf, "currency" | "day">,
): Promise<{ readonly said: number; readonly begun_on: string } | undefined> {
  const { zone } = regionFacts[regionOfBooks(currency)];
  const { rows } = await sql<{ said: number; begun_on: string | null }>`
    select coalesce(sum(line.amount) filter (where line.booked_on <= ${day}), 0) as said,
           min(coalesce((topups.decided_at at time zone ${zone})::date, line.booked_on))::text as begun_on
      from statement_lines line
      join statements on statements.id = line.statement_id
      left join topups on topups.id = line.topup_id
     where statements.currency = ${currency} and statements.format = 'settlement'
  `.execute(db);
  const [row] = rows;
  return row && row.begun_on !== null ? { said: row.said, begun_on: row.begun_on } : undefined;
}
