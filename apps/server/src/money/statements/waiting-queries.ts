import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface WaitingLine {
  readonly id: number;
  readonly day: string;
  readonly amount: number;
  readonly words: string;
  /** Of a provider's line: the number it gives, alone. */
  readonly serial: string;
}

/** Of whom a movement is told: by a bank, or by a payment provider. */
export type ToldBy = "bank" | "provider";

interface Waiting {
  readonly currency: PaymentCurrency;
  readonly state: "open" | "outgoing";
  readonly toldBy: ToldBy;
}

/** Everything in a currency that came in, or went out, and that nobody has settled, of whatever file. */
export async function waitingLines(
  db: Db,
  { currency, state, toldBy }: Waiting,
): Promise<WaitingLine[]> {
  const { rows } = await sql<WaitingLine>`
    select line.id,
           line.booked_on::text as day,
           line.amount,
           line.words || ' ' || line.reference as words,
           line.reference as serial
      from statement_lines line join statements on statements.id = line.statement_id
     where line.state = ${state}
       and statements.currency = ${currency}
       and (statements.format = 'settlement') = ${toldBy === "provider"}
     order by line.id
  `.execute(db);
  return rows;
}

/** The day of the oldest movement that waits: what was long before it is none of them, and years of it are not read. */
const oldest = (state: "open" | "outgoing") =>
  sql`(select min(booked_on) from statement_lines where state = ${sql.lit(state)})`;

export interface WaitingTransfer {
  readonly number: string;
  readonly day: string;
  readonly amount: number;
  readonly pay_no: string;
}

export type DeclaredBefore = WaitingTransfer & { readonly is_credited: boolean };

/**
 * Declared transfers in a currency that wait for finance, and those that somebody credited before a statement showed them,
 * with the day they were paid on where the bank is.
 */
export async function waitingTransfers(
  db: Db,
  currency: PaymentCurrency,
  zone: string,
): Promise<DeclaredBefore[]> {
  const { rows } = await sql<DeclaredBefore>`
    select number,
           amount,
           pay_no,
           to_char(pay_time at time zone ${zone}, 'YYYY-MM-DD') as day,
           state = 'success' as is_credited
      from topups
     where way = 'bank'
       and state in ('under_review', 'success')
       and currency = ${currency}
       and pay_time is not null
       and (state = 'under_review' or pay_time >= (${oldest("open")} - 5))
       and not exists (select from statement_lines line where line.topup_id = topups.id)
  `.execute(db);
  return rows;
}

/** Payouts in a currency that were recorded, that no line shows, with the day where the bank is. */
export async function waitingPayouts(
  db: Db,
  currency: PaymentCurrency,
  zone: string,
): Promise<WaitingTransfer[]> {
  const { rows } = await sql<WaitingTransfer>`
    select number, amount, payout_reference as pay_no, to_char(paid_at at time zone ${zone}, 'YYYY-MM-DD') as day
      from withdrawals
     where paid_at >= (${oldest("outgoing")} - 5)
       and currency = ${currency}
       and not exists (select from statement_lines line where line.withdrawal_id = withdrawals.id)
  `.execute(db);
  return rows;
}

export type WaitingReturn = WaitingTransfer & { readonly paid_on: string };

/**
 * Payouts in a currency that were credited again because their bank gives them back, and that no arrival has brought. Their money comes
 * weeks later as well; of what comes later still somebody says by hand which it brings back.
 */
export async function waitingReturns(
  db: Db,
  currency: PaymentCurrency,
  zone: string,
): Promise<WaitingReturn[]> {
  const { rows } = await sql<WaitingReturn>`
    select number,
           amount,
           payout_reference as pay_no,
           to_char(returned_at at time zone ${zone}, 'YYYY-MM-DD') as day,
           to_char(paid_at at time zone ${zone}, 'YYYY-MM-DD') as paid_on
      from withdrawals
     where returned_at >= (${oldest("open")} - 90)
       and currency = ${currency}
       and not exists (select from statement_lines line where line.brings_back_id = withdrawals.id)
  `.execute(db);
  return rows;
}

export type WaitingPayment = Omit<WaitingTransfer, "pay_no"> & { readonly payment_ref: string };

/** Payments in a currency that providers took and that were credited, that no line settles, with what they cost. */
export async function waitingPayments(
  db: Db,
  currency: PaymentCurrency,
  zone: string,
): Promise<WaitingPayment[]> {
  const { rows } = await sql<WaitingPayment>`
    select number,
           amount + fee as amount,
           coalesce(payment_ref, number) as payment_ref,
           to_char(decided_at at time zone ${zone}, 'YYYY-MM-DD') as day
      from topups
     where way = 'online'
       and state = 'success'
       and decided_at >= (${oldest("open")} - 16)
       and currency = ${currency}
       and not exists (select from statement_lines line where line.topup_id = topups.id)
  `.execute(db);
  return rows;
}
