import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { regionFacts } from "@sampan/domain/kernel/regions";
import { type BooksCurrency, regionOfBooks } from "@sampan/domain/money/closes/close";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Found } from "./difference-queries.ts";

/** A bank books a transfer of the evening on the next day of business; a provider settles within two weeks. */
const bankDays = 4;
const providerDays = 14;

/**
 * What the books say and no statement shows, cents: top-ups that were credited, payouts that were recorded, returned payouts
 * that were credited again, payments that a provider took. Only where statements of that currency begin before it and go on long enough after it: what was not brought
 * yet is no difference.
 */
export async function findUnseen(db: Db, currency: BooksCurrency): Promise<readonly Found[]> {
  if (currency === "PTS") return [];
  const zone = regionFacts[regionOfBooks(currency)].zone;
  const told = await spansOf(db, currency, zone);
  const { rows } = await sql<Found>`
    with said (kind, subject, amount, day, is_settlement, within) as (
      select 'topup_unseen', number, amount, (pay_time at time zone ${zone})::date, false, ${bankDays}::int
        from topups
       where way = 'bank' and state = 'success' and currency = ${currency} and pay_time is not null
         and not exists (select from statement_lines line where line.topup_id = topups.id)
       union all
      select 'settlement_unseen', number, amount + fee, (decided_at at time zone ${zone})::date, true, ${providerDays}
        from topups
       where way = 'online' and state = 'success' and currency = ${currency}
         and not exists (select from statement_lines line where line.topup_id = topups.id)
       union all
      select 'payout_unseen', number, -amount, (paid_at at time zone ${zone})::date, false, ${bankDays}
        from withdrawals
       where paid_at is not null and currency = ${currency}
         and not exists (select from statement_lines line where line.withdrawal_id = withdrawals.id)
       union all
      select 'return_unseen', number, amount, (returned_at at time zone ${zone})::date, false, ${bankDays}
        from withdrawals
       where returned_at is not null and currency = ${currency}
         and not exists (select from statement_lines line where line.brings_back_id = withdrawals.id)
    )
    select said.kind, said.subject, said.amount as expected, 0 as found
      from said
      join jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told
           (is_settlement boolean, first date, last date)
        on told.is_settlement = said.is_settlement
       and said.day >= told.first
       and said.day + said.within <= told.last
  `.execute(db);
  return rows;
}

interface Told {
  readonly is_settlement: boolean;
  readonly first: string;
  readonly last: string;
}

/**
 * From when to when banks and providers have told what moved in a currency. A provider settles days later: its first file
 * tells from the first payment on that stands in it.
 */
async function spansOf(db: Db, currency: PaymentCurrency, zone: string): Promise<readonly Told[]> {
  const { rows } = await sql<Told>`
    select statements.format = 'settlement' as is_settlement,
           min(coalesce((paid.decided_at at time zone ${zone})::date, line.booked_on))::text as first,
           max(line.booked_on)::text as last
      from statement_lines line
      join statements on statements.id = line.statement_id
      left join topups paid on paid.id = line.topup_id and paid.way = 'online'
     where statements.currency = ${currency}
     group by 1
  `.execute(db);
  return rows;
}
