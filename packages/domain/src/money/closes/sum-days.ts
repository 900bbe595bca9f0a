import { type Cents, sum } from "../../kernel/money.ts";
import type { ClearingKind, OwnedKind } from "../ledger/ledger.ts";
import type { SumOfKind } from "./close.ts";

/** What moved in one kind of accounts within a day, in cents or points; days are counted from 1. */
export interface MovedInDay {
  readonly kind: SumOfKind["kind"];
  /** 0 for all that moved before the first of the days, one beyond the last for all that moved later. */
  readonly slot: number;
  readonly grown: Cents;
  /** At most zero. */
  readonly shrunk: Cents;
}

/** What stands in one kind of accounts now. */
export interface BalanceOfKind {
  readonly kind: OwnedKind | ClearingKind;
  /** Whether these accounts are customers', or our own side's: no kind is both. */
  readonly is_owned: boolean;
  readonly balance: Cents;
}

interface Books {
  readonly moved: readonly MovedInDay[];
  readonly balances: readonly BalanceOfKind[];
  /** How many days follow each other. */
  readonly days: number;
  /** What the close before the first day wrote down; undefined where there was none. */
  readonly before: readonly Pick<SumOfKind, "kind" | "closing">[] | undefined;
}

/**
 * Each kind of accounts over each of some days, cents or points. What customers hold at the end of a day is read from their
 * balances less what moved later, what our own side holds from what moved with the sign turned: that the two agree is no
 * matter of course. A day opens with what the one before closed with. Kinds in which nothing ever was are left out.
 */
export function sumDays({ moved, balances, days, before }: Books): readonly SumOfKind[][] {
  const kinds = balances.map((one) => ({
    ...one,
    own: moved.filter(({ kind }) => kind === one.kind),
  }));
  let closed = before && closingsOf(before);
  return Array.from({ length: days }, (_, index) => {
    const sums = kinds
      .map((kind) => sumDay(kind, index + 1))
      .map((one) => ({ ...one, opening: closed ? (closed.get(one.kind) ?? 0) : one.opening }))
      .filter(({ opening, came, went, closing }) => [opening, came, went, closing].some(Boolean));
    closed = closingsOf(sums);
    return sums;
  });
}

const closingsOf = (sums: readonly Pick<SumOfKind, "kind" | "closing">[]) =>
  new Map(sums.map(({ kind, closing }) => [kind, closing]));

interface KindOverDays extends BalanceOfKind {
  readonly own: readonly MovedInDay[];
}

function sumDay({ kind, is_owned, balance, own }: KindOverDays, day: number): SumOfKind {
  const net = (fits: (slot: number) => boolean): Cents =>
    sum(own.filter(({ slot }) => fits(slot)).map(({ grown, shrunk }) => grown + shrunk));
  const within = own.filter(({ slot }) => slot === day);
  const grown = sum(within.map((one) => one.grown));
  const shrunk = sum(within.map((one) => one.shrunk));
  const opening = net((slot) => slot < day);
  if (is_owned) {
    const closing = balance - net((slot) => slot > day);
    return { side: "owed", kind, opening, came: grown, went: shrunk, closing };
  }
  const ours = { opening: 0 - opening, came: 0 - shrunk, went: 0 - grown };
  return { side: "held", kind, ...ours, closing: 0 - (opening + grown + shrunk) };
}
