import type { TariffClass } from "../../goods/shippability/goods-class.ts";
import { sum, type Cents } from "../../kernel/money.ts";
import { leastShareOf } from "./least-share.ts";
import { dutyRangeOf } from "../../trade/door-price/import-tax.ts";
import { perCent, type Search } from "./box-of.ts";
import { type End, type Joined, joinLane, nothingJoined, partsOf } from "./join-lanes.ts";
import { boxesOn, type Lane, lanesOf } from "./lane-boxes.ts";
import { type KnownQuotes, type LaneQuote, quotesOn } from "./lane-quotes.ts";
import { packLeast, type Packing, packingFor } from "./pack-lane.ts";
import type { Mask } from "./readings.ts";
import { type Sums, sumsFor } from "./sums.ts";

/** A lane with what is known of sets of parcels on it. */
export interface OpenLane {
  readonly packing: Packing;
  readonly quotes: (set: Mask) => readonly LaneQuote[];
  /** Parcels that may go there. */
  readonly taken: Mask;
  /** What a set is asked at least beside its freight, by how many times it takes at most. */
  readonly beside: Float64Array;
  /** What a cent of freight up to the border is taxed at least, cents. */
  readonly perFreight: number;
  /** What may be rounded off of all that tax, cents. */
  readonly rounded: number;
  /** Of each set the best by this lane alone, as far as it was packed, and by which reading it is. */
  readonly sums: Sums;
  readonly readings: (LaneQuote | undefined)[];
  readonly isPacked: Uint8Array;
}

/** How often something may come in free is counted only where that is scarce. */
export function timesOf({ units, terms }: Search) {
  const isScarce = terms.customs.freeUpTo_units > 0 && terms.freeTimesLeft < units.length;
  return { isScarce, times: isScarce ? Math.max(0, terms.freeTimesLeft) : 0 };
}

/** Lanes that take anything of what is to be sent. */
export function* openLanes(
  search: Search,
  known: KnownQuotes,
): Generator<void, readonly OpenLane[]> {
  const open: OpenLane[] = [];
  for (const lane of lanesOf(search)) {
    const boxes = boxesOn(search, lane);
    yield;
    open.push(...openLane(search, { lane, boxes, known }));
    yield;
  }
  return open;
}

interface Opened {
  readonly lane: Lane;
  readonly boxes: Packing["boxes"];
  readonly known: KnownQuotes;
}

function openLane(search: Search, { lane, boxes, known }: Opened): OpenLane[] {
  const { units, terms } = search;
  const classes = new Set(boxes.flatMap((box) => (box ? [box.tariff_class] : [])));
  if (classes.size === 0) return [];
  const counted = timesOf(search);
  const packing = packingFor({ boxes, terms, ...counted });
  const taken = boxes.reduce((some, box, set) => (box ? some | set : some), 0);
  const leastTax = leastTaxOf(search, packing);
  const isTaxedApart = leastTax.perFreight > 0;
  packLeast(packing, taken, isTaxedApart ? [] : leastShares(search, lane, classes));
  return [
    {
      packing,
      quotes: quotesOn({ units, terms, ...lane, taken: classes }, known),
      taken,
      beside: packing.sums.worth.slice(),
      ...leastTax,
      sums: sumsFor(boxes.length, counted.times),
      readings: [],
      isPacked: new Uint8Array(boxes.length),
    },
  ];
}

/** What each parcel's part of the freight up to the border is at least, whatever it goes with and whichever class it pays. Cents. */
function leastShares(
  { units, terms }: Search,
  { transport, isTaxed }: Lane,
  classes: ReadonlySet<TariffClass>,
): readonly Cents[] {
  const lines = terms.lines[isTaxed ? "taxed" : "untaxed"][transport];
  return units.map(({ measures }) =>
    [...classes].reduce((least, one) => {
      const line = lines[one];
      return line ? Math.min(least, leastShareOf(line, measures)) : least;
    }, Infinity),
  );
}

/** Where nothing comes in free and no line bears the tax, freight is taxed like whatever goods are taxed least. */
function leastTaxOf(
  { units, terms: { customs } }: Search,
  { boxes, isScarce, times }: Packing,
): Pick<OpenLane, "perFreight" | "rounded"> {
  const goods = units.flatMap((unit) => unit.goods);
  const isEverFree = customs.freeUpTo_units > 0 && !(isScarce && times === 0);
  // Goods that are worth nothing any more bear nothing, whatever their freight is.
  const isEverWorthless = units.some((unit) => sum(unit.goods.map(({ value }) => value)) === 0);
  if (isEverFree || isEverWorthless || boxes.some((box) => box?.line.is_tax_included))
    return { perFreight: 0, rounded: 0 };
  const rates = goods.map(({ duty_class }) => {
    const duty = dutyRangeOf(customs.duty, duty_class).high_bp / 10_000;
    return duty + (1 + duty) * (customs.vat_bp / 10_000);
  });
  return { perFreight: Math.min(...rates), rounded: 2 * (goods.length + units.length) };
}

/** The freight of a quote with what it is taxed at least. */
export function leastFor(
  { total, international }: LaneQuote,
  { perFreight, rounded }: OpenLane,
): number {
  return (total + Math.max(0, Math.floor(international * perFreight) - rounded)) * perCent;
}

export interface Least {
  /** Of each set what it comes to at least, by whichever lanes and by how many times it takes at most. */
  readonly ofSet: Float64Array;
  /** By lane the part of everything that goes there, where everything goes as cheaply as that. */
  readonly parts: readonly Mask[];
}

/** As if each set paid no more than its cheapest reading on a lane, and customs asked for nothing that was paid for its way. */
export function* leastOf(lanes: readonly OpenLane[], end: End): Generator<void, Least> {
  const joined: Joined[] = [nothingJoined(end)];
  for (const lane of lanes) {
    const least = yield* leastOn(lane, end);
    joined.push(joinLane(joined.at(-1), least, end));
    yield;
  }
  const parts = partsOf(joined, end) ?? [];
  const ofSet = joined.at(-1)?.sums.worth ?? new Float64Array(end.all + 1);
  return { ofSet, parts: parts.map(({ set }) => set) };
}

function* leastOn(lane: OpenLane, { all, times }: End) {
  const [sums, isPacked] = [sumsFor(all + 1, times), new Uint8Array(all + 1)];
  const { taken, quotes, beside } = lane;
  for (let set = taken; set !== 0; set = (set - 1) & taken) {
    const freight = quotes(set).reduce((low, one) => Math.min(low, leastFor(one, lane)), Infinity);
    for (let at = set * (times + 1); at < (set + 1) * (times + 1); at += 1)
      sums.worth[at] = freight + (beside[at] ?? Infinity);
    isPacked[set] = 1;
    yield;
  }
  return { sums, isPacked };
}
