import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import type { PaymentCurrency, Rate } from "@sampan/domain/kernel/money";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** A row of the history of rates. */
export interface CustomerRate {
  readonly id: number;
  readonly key: string;
  readonly currency: PaymentCurrency;
  /** What one yuan costs a customer, in millionths. */
  readonly rate_e6: Rate;
  readonly mid_e6: Rate;
  readonly margin_bp: number;
  readonly source: string;
  readonly is_manual: boolean;
  readonly valid_from: Date;
  /** Only manual rates end. */
  readonly valid_until: Date | null;
}

declare module "../../kernel/settings/price-book.ts" {
  interface PriceBook {
    /** What one yuan costs a customer; undefined before the first rate was ever recorded. */
    readonly rates: Readonly<Record<PaymentCurrency, CustomerRate | undefined>>;
  }
}

/**
 * Every rate that holds at a moment from `since` on, as far as anybody knows by now, in the order of precedence
 * that `rateAt` goes by: what a person set before what the feeds said, the later before the earlier. [BO-34]
 */
export async function findRates(db: Db, since: Date): Promise<CustomerRate[]> {
  const { rows } = await sql<CustomerRate>`
    select rate.*
      from unnest(${paymentCurrencies}::text[]) as known (currency)
     cross join lateral (
       select * from exchange_rates
        where currency = known.currency and is_manual
          and (valid_until is null or valid_until > ${since})
        union all
       select * from exchange_rates
        where currency = known.currency and not is_manual and valid_from > ${since}
        union all
       (select * from exchange_rates
         where currency = known.currency and not is_manual and valid_from <= ${since}
         order by valid_from desc, id desc limit 1)
     ) rate
     order by rate.is_manual desc, rate.valid_from desc, rate.id desc
  `.execute(db);
  return rows;
}
