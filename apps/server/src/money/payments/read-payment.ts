import type { Conversion } from "@sampan/domain/kernel/money";
import { roundings } from "@sampan/domain/kernel/rounding";
import { asOne, type Written } from "../../kernel/db/as-one.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { RowOf, Sendable } from "../../kernel/db/prepare.ts";
import { readAsOne, sendTogether } from "../../kernel/db/send-soon.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { quotesAt } from "../rates/quotes-at.ts";
import type { RateQuote } from "../rates/quote-rate.ts";
import {
  type Balances,
  balancesOf,
  heldAccountsOf,
  ledgerAccountsOf,
} from "../ledger/find-balances.ts";
import type { NamedTid, Payables } from "./gather-payables.ts";
import type { PayableName } from "./payable.ts";

/** What each kind had read, by its name; absent for a kind that reads when it prices. */
export type FactsByKind = Readonly<Partial<Record<PayableName, readonly unknown[]>>>;

/** What a payment is reckoned from, read in one go. */
export interface PaymentFacts {
  readonly balances: Balances;
  /** The customer's quote at the rate that was asked for, if it still holds. */
  readonly quote: RateQuote | undefined;
  readonly facts: FactsByKind;
}

/** The rate and the rounding that the customer was shown, and who they are. */
export interface PaymentAsked {
  readonly shown: Partial<Conversion>;
  readonly caller: CustomerCaller;
  readonly payables: Payables;
}

/** The same, with what the tids stand for. */
export type NamedPayment = PaymentFacts & { readonly named: readonly NamedTid[] };

/** Reads what a payment of these tids would be reckoned from, and what they stand for. */
export async function readPayment(
  db: Db,
  { tids, ...asked }: PaymentAsked & { readonly tids: readonly string[] },
): Promise<NamedPayment> {
  const wanted = { tids, accountId: asked.caller.customer.id };
  const { kinds, named } = asked.payables;
  const {
    named: found,
    accounts,
    quotes,
    ...facts
  } = await readAsOne(db, {
    ...partsOf(kinds.map((each) => [each.kind, each.readNamed?.(wanted)])),
    named: named(wanted),
    accounts: ledgerAccountsOf(holderOf(asked)),
    quotes: quotesShown(asked),
  });
  return { named: found, balances: balancesOf(accounts), quote: quoteOf(quotes), facts };
}

/**
 * The same of a payment that is made: every order it touches and the customer's money are held first until the
 * transaction ends, so what is read is what is paid.
 */
export async function holdPayment(
  db: Db,
  { tids, ...asked }: PaymentAsked & { readonly tids: readonly string[] },
): Promise<NamedPayment> {
  const wanted = { tids, accountId: asked.caller.customer.id };
  const { kinds, held } = asked.payables;
  const [named, accounts, [read]] = await sendTogether(
    db,
    held(wanted),
    heldAccountsOf(holderOf(asked)),
    asOne({
      ...partsOf(kinds.map((each) => [each.kind, each.readHeld?.(wanted)])),
      quotes: quotesShown(asked),
    }),
  );
  if (!read) throw new Error("a select without a row");
  const { quotes, ...facts } = read;
  return { named, balances: balancesOf(accounts), quote: quoteOf(quotes), facts };
}

type KindParts = Partial<Record<PayableName, Sendable>>;

const partsOf = (parts: readonly (readonly [PayableName, Sendable | undefined])[]): KindParts =>
  Object.fromEntries(parts.filter(([, part]) => part !== undefined));

const holderOf = ({ caller: { customer } }: Pick<PaymentAsked, "caller">) => ({
  accountId: customer.id,
  currency: customer.currency,
});

const quotesShown = ({ shown, caller }: Pick<PaymentAsked, "shown" | "caller">) =>
  quotesAt({
    ...holderOf({ caller }),
    now: caller.now,
    // Nothing is ever quoted at 0.
    rate_e6: shown.rate_e6 ?? 0,
    roundings: shown.rounding ? [shown.rounding] : roundings,
  });

const quoteOf = ([quote]: readonly Written<RowOf<typeof quotesAt>>[]): RateQuote | undefined =>
  quote && {
    ...quote,
    quoted_at: new Date(quote.quoted_at),
    expires_at: new Date(quote.expires_at),
  };
