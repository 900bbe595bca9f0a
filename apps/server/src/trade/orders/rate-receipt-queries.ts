import type { PaymentCurrency, Rate } from "@sampan/domain/kernel/money";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** Yuan of an order that were paid for, at which rate, and the row of the history that rate came from. */
export interface PaidRate {
  readonly paid_at: Date;
  readonly rate_e6: Rate;
  /** In cents of yuan. */
  readonly cny: number;
  readonly mid_e6: Rate | null;
  readonly margin_bp: number | null;
  readonly source: string | null;
  readonly valid_from: Date | null;
}

/** The rate's row is the latest that said so before the payment: what a person set ends, and is written again later. */
export async function findPaidRate(
  db: Db,
  { orderId, currency }: { readonly orderId: number; readonly currency: PaymentCurrency },
): Promise<PaidRate | undefined> {
  const { rows } = await sql<PaidRate>`
    select paid.*, rate.mid_e6, rate.margin_bp, rate.source, rate.valid_from
      from (
        select paid_at, rate_e6, sum(cny)::bigint as cny
          from order_charges
         where order_id = ${orderId} and paid_at is not null and rate_e6 is not null and cny is not null
         group by paid_at, rate_e6
      ) paid
      left join lateral (
        select mid_e6, margin_bp, source, valid_from
          from exchange_rates
         where currency = ${currency} and rate_e6 = paid.rate_e6 and valid_from <= paid.paid_at
         order by valid_from desc, id desc
         limit 1
      ) rate on true
     limit 1
  `.execute(db);
  return rows[0];
}
