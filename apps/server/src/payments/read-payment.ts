import type { Rate } from "@sampan/domain/money";
import type { Db } from "../db/db.ts";
import { sendTogether } from "../db/send-soon.ts";
import type { CustomerCaller } from "../http/callers.ts";
import { quotesAt } from "../rates/quotes-at.ts";
import type { RateQuote } from "../rates/quote-rate.ts";
import { type Balances, balancesOf, ledgerAccountsOf } from "../wallet/find-balances.ts";
import type { PayableRef } from "./payable.ts";
import { heldOrders, type OrderToPay, ordersToPay } from "./payment-queries.ts";

/** What a payment is reckoned from, read in one go. */
export interface PaymentFacts {
  readonly balances: Balances;
  /** The customer's quote at the rate that was asked for, if it still holds. */
  readonly quote: RateQuote | undefined;
  /** Those of the payables that are orders. */
  readonly orders: readonly OrderToPay[];
}

export interface PaymentAsked {
  readonly refs: readonly PayableRef[];
  /** The rate that the customer was shown. */
  readonly rate_e6: Rate | undefined;
  readonly caller: CustomerCaller;
}

/** Reads what a payment would be reckoned from. */
export async function readPayment(db: Db, asked: PaymentAsked): Promise<PaymentFacts> {
  const [accounts, quotes, orders] = await sendTogether(db, ...reading(asked));
  return { balances: balancesOf(accounts), quote: quotes[0], orders };
}

/**
 * The same of a payment that is made: every order it touches is held first until the transaction ends, so
 * what is read is what is paid.
 */
export async function holdPayment(db: Db, asked: PaymentAsked): Promise<PaymentFacts> {
  const held = heldOrders({
    orders: idsOf("order", asked),
    supplements: idsOf("supplement", asked),
    bills: idsOf("bill", asked),
  });
  const [, accounts, quotes, orders] = await sendTogether(db, held, ...reading(asked));
  return { balances: balancesOf(accounts), quote: quotes[0], orders };
}

function reading(asked: PaymentAsked) {
  const { rate_e6, caller } = asked;
  const { customer, now } = caller;
  const holder = { accountId: customer.id, currency: customer.currency };
  return [
    ledgerAccountsOf(holder),
    // Nothing is ever quoted at 0.
    quotesAt({ ...holder, now, rate_e6: rate_e6 ?? 0 }),
    ordersToPay({ ids: idsOf("order", asked) }),
  ] as const;
}

const idsOf = (kind: PayableRef["kind"], { refs }: PaymentAsked): number[] =>
  refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
