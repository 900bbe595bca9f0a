import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import { regionFacts } from "@sampan/domain/kernel/regions";
import { regionOfBooks } from "@sampan/domain/money/closes/close";
import { type RawBuilder, sql } from "kysely";

/**
 * Accounts at banks of which no file tells the end of a day that is over, by the moment from when on it could have been brought:
 * the end of that day where the bank is. Not those that were closed, nor those of which no file prints a balance. One of them keeps
 * its bank from proving any later day. [BO-32]
 */
export const silentAccounts = (now: Date): RawBuilder<unknown> => sql`
  select silent.since
    from (select told.currency, told.format, told.account,
                 max(told.last_day) as last_day,
                 ((max(told.last_day) + 2)::timestamp at time zone zones.zone) as since,
                 bool_or(told.closing is not null
                         or exists (select from statement_lines line
                                     where line.statement_id = told.id and line.balance is not null)) as has_balance
            from statements told
            join unnest(${currencies}::text[], ${zones}::text[]) as zones (currency, zone)
              on zones.currency = told.currency
           where told.format <> 'settlement' and told.last_day is not null
           group by told.currency, told.format, told.account, zones.zone) silent
   where silent.has_balance
     and silent.since <= ${now}
     and not exists (
           select from closed_bank_accounts closed
            where closed.currency = silent.currency
              and closed.format = silent.format
              and closed.account = silent.account
              and closed.last_day >= silent.last_day)
`;

const currencies = [...paymentCurrencies];
const zones = currencies.map((currency) => regionFacts[regionOfBooks(currency)].zone);
