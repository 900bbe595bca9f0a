import type { TariffClass } from "../../goods/shippability/goods-class.ts";
import type { Cents } from "../../kernel/money.ts";
import { quoteShipment, freightOfShipment } from "../shipments/quote-shipment.ts";
import type { PlanLine, PlanTerms } from "./plan-terms.ts";
import type { PlanUnit } from "./plan-unit.ts";
import { type Mask, type Reading, readingsOf } from "./readings.ts";

/** What a set of parcels pays on a lane where each pays as a reading says. Cents. */
export interface LaneQuote {
  readonly reading: Reading;
  readonly total: Cents;
  /** Of it what is paid up to the border. */
  readonly international: Cents;
  /** Each parcel's part of the freight up to the border, by its place among all; worked out where it is asked for. */
  readonly shares: () => readonly Cents[];
}

/** What was asked of lines before, for whoever asks about the same parcels with another wish. */
export type KnownQuotes = Map<string, (set: Mask) => readonly LaneQuote[]>;

interface LaneOfUnits {
  readonly units: readonly PlanUnit[];
  readonly terms: PlanTerms;
  readonly transport: PlanUnit["transport"];
  readonly isTaxed: boolean;
  /** Classes that a box there may pay. */
  readonly taken: ReadonlySet<TariffClass>;
}

/** The readings of sets of parcels on a lane with what they come to, each asked once. */
export function quotesOn(
  lane: LaneOfUnits,
  known: KnownQuotes,
): (set: Mask) => readonly LaneQuote[] {
  const { units, terms, transport, isTaxed, taken } = lane;
  const name = [transport, isTaxed, ...taken].join(" ");
  const before = known.get(name);
  if (before) return before;
  const lines = terms.lines[isTaxed ? "taxed" : "untaxed"][transport];
  const bySet: (readonly LaneQuote[])[] = [];
  const ask = (set: Mask): readonly LaneQuote[] =>
    (bySet[set] ??= readingsOf(units, set, taken).flatMap(
      (reading) => quoteOf(units, { set, reading, lines }) ?? [],
    ));
  known.set(name, ask);
  return ask;
}

interface Read {
  readonly set: Mask;
  readonly reading: Reading;
  readonly lines: Readonly<Partial<Record<TariffClass, PlanLine>>>;
}

function quoteOf(units: readonly PlanUnit[], { set, reading, lines }: Read): LaneQuote | undefined {
  const parcels = units.flatMap(({ measures }, at) => {
    const line = ((set >> at) & 1) === 1 ? lines[reading[at] ?? "ordinary"] : undefined;
    return line ? [{ at, line, measures }] : [];
  });
  const [first, ...others] = parcels;
  if (!first) return undefined;
  let shares: Cents[] | undefined;
  return {
    reading,
    ...freightOfShipment([first, ...others]),
    shares: () => {
      if (shares) return shares;
      const quote = quoteShipment([first, ...others]);
      shares = units.map(() => 0);
      for (const [index, { at }] of parcels.entries())
        shares[at] = quote.shares[index]?.international ?? 0;
      return shares;
    },
  };
}
