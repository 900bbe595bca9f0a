import { addDays, businessDay, parseWireTime } from "../../kernel/business-time.ts";
import { paymentCurrencies } from "../../kernel/by-region.ts";
import type { Cents, PaymentCurrency } from "../../kernel/money.ts";
import type { ClearingKind, OwnedKind } from "../ledger/ledger.ts";
import { defaultRegion, regionFacts, regions, type Region } from "../../kernel/regions.ts";

/** What books are kept in: what customers pay in, and points, which are a currency of their own. */
export type BooksCurrency = PaymentCurrency | "PTS";
export const booksCurrencies: readonly BooksCurrency[] = [...paymentCurrencies, "PTS"];

/** What customers hold, and what our own side holds against it. */
export const closeSides = ["owed", "held"] as const;
export type CloseSide = (typeof closeSides)[number];

/** The region on whose clocks the days of these books end; points go by the first region's. */
export const regionOfBooks = (currency: BooksCurrency): Region =>
  regions.find((region) => regionFacts[region].currency === currency) ?? defaultRegion;

/** What a request took along from before midnight is written by then. */
const settling_ms = 10 * 60_000;
/** A house that was there before its first close begins with its last days, not with its first. */
const daysAtFirst = 31;

interface ClosingTime {
  /** The last day that was closed, `YYYY-MM-DD`. */
  readonly last: string | undefined;
  /** When money first moved; without it there is nothing to close. */
  readonly firstMoved: Date | undefined;
  readonly now: Date;
  readonly region: Region;
}

/** The days that are over and not closed, the oldest first: each that was missed is among them. */
export function daysToClose({ last, firstMoved, now, region }: ClosingTime): readonly string[] {
  if (!firstMoved) return [];
  const today = businessDay(new Date(now.getTime() - settling_ms), region);
  const first = last === undefined ? businessDay(firstMoved, region) : dayAfter(last, 1);
  const earliest = last === undefined ? dayAfter(today, -daysAtFirst) : first;
  const days: string[] = [];
  for (let day = first > earliest ? first : earliest; day < today; day = dayAfter(day, 1))
    days.push(day);
  return days;
}

/** From when to when something lasts; its end is not in it. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** How long a month, `2026-11`, lasts on the clocks of a region. */
export function spanOfMonth(month: string, region: Region): Span {
  const next = dayAfter(`${month}-01`, 31).slice(0, 7);
  return { from: startOf(`${month}-01`, region), until: startOf(`${next}-01`, region) };
}

/** From when to when a day lasts on the clocks of a region. */
export const spanOfDay = (day: string, region: Region): Span => ({
  from: startOf(day, region),
  until: startOf(dayAfter(day, 1), region),
});

function startOf(day: string, region: Region): Date {
  const start = parseWireTime(`${day} 00:00`, region);
  if (!start.ok) throw new Error(`${day} is no day`);
  return start.value;
}

const dayAfter = (day: string, days: number): string =>
  addDays(new Date(`${day}T00:00:00Z`), days)
    .toISOString()
    .slice(0, 10);

/** One kind of accounts over a day, in cents or points. */
export interface SumOfKind {
  readonly side: CloseSide;
  readonly kind: OwnedKind | ClearingKind;
  readonly opening: Cents;
  readonly came: Cents;
  /** At most zero. */
  readonly went: Cents;
  readonly closing: Cents;
}

/** What one side comes to at the end of a day. */
export const sumOfSide = (sums: readonly SumOfKind[], side: CloseSide): Cents =>
  sums.reduce((total, one) => (one.side === side ? total + one.closing : total), 0);

/** A kind of accounts whose end of day does not follow from the day before and what came and went. */
export interface BrokenHistory {
  readonly kind: string;
  readonly expected: Cents;
  readonly found: Cents;
}

/**
 * The kinds that were changed behind the day before: what its close wrote down, with what came and went since, is not what
 * is there now. Nothing where there was no close before.
 */
export function findBrokenHistory(
  before: readonly Pick<SumOfKind, "kind" | "closing">[] | undefined,
  sums: readonly SumOfKind[],
): readonly BrokenHistory[] {
  if (!before) return [];
  const closed = new Map(before.map(({ kind, closing }) => [kind, closing]));
  const kinds = new Set([...closed.keys(), ...sums.map(({ kind }) => kind)]);
  const now = new Map(sums.map((sum) => [sum.kind, sum]));
  return [...kinds].flatMap((kind) => {
    const { came = 0, went = 0, closing = 0 } = now.get(kind) ?? {};
    const expected = (closed.get(kind) ?? 0) + came + went;
    return expected === closing ? [] : [{ kind, expected, found: closing }];
  });
}
