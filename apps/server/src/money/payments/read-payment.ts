import type { Conversion } from "@sampan/domain/kernel/money";
import { roundings } from "@sampan/domain/kernel/rounding";
import { asOne, type Written } from "../../kernel/db/as-one.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { RowOf, Sendable } from "../../kernel/db/prepare.ts";
import { readAsOne, sendTogether } from "../../kernel/db/send-soon.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { quotesAt } from "../rates/quotes-at.ts";
import type { RateQuote } from "../rates/quote-rate.ts";
import { type Balances, balancesOf, ledgerAccountsOf } from "../ledger/find-balances.ts";
import type { NamedTid, Payables } from "./gather-payables.ts";
import type { PayableName, PayableRef } from "./payable.ts";

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

/** Reads what a payment of these tids would be reckoned from, and what they stand for. */
export async function readPayment(
  db: Db,
  { tids, ...asked }: PaymentAsked & { readonly tids: readonly string[] },
): Promise<PaymentFacts & { readonly named: readonly NamedTid[] }> {
  const wanted = { tids, accountId: asked.caller.customer.id };
  const { kinds, named } = asked.payables;
  const { named: found, ...read } = await readAsOne(db, {
    ...partsOf(kinds.map((each) => [each.kind, each.readNamed?.(wanted)])),
    named: named(wanted),
    ...alwaysRead(asked),
  });
  return { ...factsOf(read), named: found };
}

/**
 * The same of a payment that is made: every order it touches is held first until the transaction ends, so
 * what is read is what is paid.
 */
export async function holdPayment(
  db: Db,
  { refs, ...asked }: PaymentAsked & { readonly refs: readonly PayableRef[] },
): Promise<PaymentFacts> {
  const { kinds, held } = asked.payables;
  const idsOf = (kind: PayableName) => refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
  const ids = Object.fromEntries(kinds.map(({ kind }) => [kind, idsOf(kind)]));
  const facts = asOne({
    ...partsOf(kinds.map((each) => [each.kind, each.readHeld?.(idsOf(each.kind))])),
    ...alwaysRead(asked),
  });
  const [, [read]] = await sendTogether(db, held(ids), facts);
  if (!read) throw new Error("a select without a row");
  return factsOf(read);
}

type KindParts = Partial<Record<PayableName, Sendable>>;

const partsOf = (parts: readonly (readonly [PayableName, Sendable | undefined])[]): KindParts =>
  Object.fromEntries(parts.filter(([, part]) => part !== undefined));

function alwaysRead({ shown, caller }: PaymentAsked) {
  const { customer, now } = caller;
  const holder = { accountId: customer.id, currency: customer.currency };
  return {
    accounts: ledgerAccountsOf(holder),
    // Nothing is ever quoted at 0.
    quotes: quotesAt({
      ...holder,
      now,
      rate_e6: shown.rate_e6 ?? 0,
      roundings: shown.rounding ? [shown.rounding] : roundings,
    }),
  };
}

interface Read extends FactsByKind {
  readonly accounts: readonly RowOf<typeof ledgerAccountsOf>[];
  readonly quotes: readonly Written<RowOf<typeof quotesAt>>[];
}

const factsOf = ({ accounts, quotes: [quote], ...facts }: Read): PaymentFacts => ({
  balances: balancesOf(accounts),
  quote: quote && {
    ...quote,
    quoted_at: new Date(quote.quoted_at),
    expires_at: new Date(quote.expires_at),
  },
  facts,
});
