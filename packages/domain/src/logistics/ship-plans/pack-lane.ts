import type { Cents } from "../../kernel/money.ts";
import { perCent } from "./box-of.ts";
import { isSmall, taxOf } from "./clearance.ts";
import type { KnownBox } from "./lane-boxes.ts";
import type { LaneQuote } from "./lane-quotes.ts";
import type { PlanTerms } from "./plan-terms.ts";
import type { PlanBox } from "./plan-unit.ts";
import type { Mask } from "./readings.ts";
import { isLighterAt, sumsFor, type Sums } from "./sums.ts";

/** How often something may come in free is counted only where it is scarce: no more often than `times`. */
export interface Times {
  readonly times: number;
  readonly isScarce: boolean;
}

export interface Packing extends Times {
  readonly boxes: readonly (KnownBox | undefined)[];
  readonly terms: PlanTerms;
  /** Of each set within what is packed the best packing, by how many times it takes at most. */
  readonly sums: Sums;
  /** The box that the first of a set lies in, and whether it comes in free. */
  readonly first: Int32Array;
  readonly isFree: Uint8Array;
  /** What a box weighs where it is taxed and where it is free; `Infinity` where it may not be. */
  readonly taxed: Float64Array;
  readonly free: Float64Array;
}

/** What a set costs beside its freight where no more than these shares is paid for its way: no packing of it is asked less. Any class will do. */
export function packLeast(packing: Packing, set: Mask, shares: readonly Cents[]): void {
  packBest(packing, set, { reading: undefined, total: 0, shares: () => shares });
}

/** Room to pack sets of parcels in, used for one after the other. */
export function packingFor(some: Pick<Packing, "boxes" | "terms"> & Times): Packing {
  const sets = some.boxes.length;
  return {
    ...some,
    sums: sumsFor(sets, some.times),
    first: new Int32Array(sets * (some.times + 1)),
    isFree: new Uint8Array(sets * (some.times + 1)),
    taxed: new Float64Array(sets),
    free: new Float64Array(sets),
  };
}

interface ToPack extends Pick<LaneQuote, "total" | "shares"> {
  /** Undefined where boxes may pay any class. */
  readonly reading: LaneQuote["reading"] | undefined;
}

/** Of all packings of a set whose boxes pay by this reading the one that customs asks least for: `sums` says it afterwards. */
export function packBest(packing: Packing, set: Mask, quote: ToPack): void {
  const { sums, times } = packing;
  for (let used = 0; used <= times; used += 1) {
    sums.worth[used] = quote.total * perCent;
    sums.stake[used] = 0;
    sums.count[used] = 0;
  }
  // Sets within this one, the smaller ones first.
  for (let some = set & -set; some !== 0; some = (some - set) & set) {
    weighBox(packing, some, quote);
    packSet(packing, some);
  }
}

/** The box that the first of a set lies in, and the rest as it is packed best. */
function packSet(packing: Packing, set: Mask): void {
  const { times } = packing;
  packing.sums.worth.fill(Infinity, set * (times + 1), (set + 1) * (times + 1));
  const first = set & -set;
  const others = set ^ first;
  for (let beside = others; ; beside = (beside - 1) & others) {
    if (packing.taxed[first | beside] !== Infinity) putFirst(packing, set, first | beside);
    if (beside === 0) return;
  }
}

function putFirst(packing: Packing, set: Mask, box: Mask): void {
  const { times, taxed, free } = packing;
  const [at, rest] = [set * (times + 1), (set ^ box) * (times + 1)];
  const isEverFree = free[box] !== Infinity;
  for (let used = 0; used <= times; used += 1) {
    keep(packing, at + used, { box, rest: rest + used, worth: taxed[box] ?? Infinity, isFree: 0 });
    if (isEverFree && used > 0)
      keep(packing, at + used, {
        box,
        rest: rest + used - 1,
        worth: free[box] ?? Infinity,
        isFree: 1,
      });
  }
}

interface Put {
  readonly box: Mask;
  /** Where what is packed beside the box stands in `sums`. */
  readonly rest: number;
  readonly worth: number;
  readonly isFree: 0 | 1;
}

function keep(packing: Packing, at: number, { box, rest, worth: own, isFree }: Put): void {
  const { sums, boxes } = packing;
  const worth = own + (sums.worth[rest] ?? Infinity);
  if (worth === Infinity || worth > (sums.worth[at] ?? 0)) return;
  const stake = Math.max(boxes[box]?.stake ?? 0, sums.stake[rest] ?? 0);
  const count = 1 + (sums.count[rest] ?? 0);
  if (!isLighterAt(sums, at, { worth, stake, count })) return;
  sums.worth[at] = worth;
  sums.stake[at] = stake;
  sums.count[at] = count;
  packing.first[at] = box;
  packing.isFree[at] = isFree;
}

/** One box as what it costs beside the freight of its lane, taxed, and where it may come in free, if it does. */
function weighBox(packing: Packing, set: Mask, { reading, shares }: ToPack): void {
  const { boxes, taxed, free, terms, isScarce } = packing;
  taxed[set] = Infinity;
  free[set] = Infinity;
  const known = boxes[set];
  if (!known) return;
  let share: Cents = 0;
  const own = shares();
  for (let at = 0; at < own.length; at += 1) {
    if (((set >> at) & 1) === 0) continue;
    if (reading && reading[at] !== known.tariff_class) return;
    share += own[at] ?? 0;
  }
  const without = known.more * perCent + known.extra;
  taxed[set] = without;
  if (known.line.is_tax_included) return;
  const value = known.declared.worth + share;
  const isFree = isSmall(value, terms.customs);
  if (isFree && !isScarce) return;
  if (isFree) free[set] = without;
  taxed[set] = without + taxOf(known.declared, value, terms.customs).high * perCent;
}

/** The boxes of a set as it was packed last. */
export function boxesPacked(packing: Packing, set: Mask, used: number): readonly PlanBox[] {
  const { boxes, first, isFree, times } = packing;
  if (set === 0) return [];
  const at = set * (times + 1) + used;
  const box = first[at] ?? 0;
  const rest = boxesPacked(packing, set ^ box, used - (isFree[at] ?? 0));
  const known = boxes[box];
  return known ? [...rest, known.box] : rest;
}
