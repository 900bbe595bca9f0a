import type { Search } from "./box-of.ts";
import {
  type End,
  type Joined,
  joinLane,
  nothingJoined,
  type Part,
  partsOf,
} from "./join-lanes.ts";
import type { KnownQuotes } from "./lane-quotes.ts";
import { type Least, leastFor, leastOf, type OpenLane, openLanes, timesOf } from "./open-lanes.ts";
import { boxesPacked, packBest } from "./pack-lane.ts";
import type { PlanBox } from "./plan-unit.ts";
import type { Mask } from "./readings.ts";
import { keepLighter } from "./sums.ts";

/**
 * The cheapest of all ways to send some parcels, taxes included: of every split into boxes, on every line. What a lane
 * costs follows from the classes its boxes pay and no further from how they are packed; so for each set of parcels on a
 * lane its freight is asked once for each such reading, and the packing that customs asks least for is found within it.
 * What at its least comes to more than a plan that is known is not looked into. Undefined where something may go nowhere.
 * In steps of some milliseconds, for whoever has others waiting.
 */
export function* exactly(
  search: Search,
  known: KnownQuotes,
): Generator<void, readonly PlanBox[] | undefined> {
  const lanes = yield* openLanes(search, known);
  const end = { all: 2 ** search.units.length - 1, times: timesOf(search).times };
  const least = yield* leastOf(lanes, end);
  const bound = yield* boundOf(lanes, least, end);
  for (const lane of lanes)
    for (let set = 1; set <= end.all; set += 1)
      if ((set & ~lane.taken) === 0 && lane.isPacked[set] === 0)
        yield* packOn(lane, set, roomFor(lane, set, { least, end, bound }));
  const parts = partsOf(joinAll(lanes, end), end);
  return parts && lanes.flatMap((lane, at) => packedAgain(lane, parts[at] ?? { set: 0, used: 0 }));
}

/** What some plan comes to: everything by one lane, or as it would go if customs asked for nothing of its freight. */
function* boundOf(lanes: readonly OpenLane[], least: Least, end: End): Generator<void, number> {
  for (const [at, lane] of lanes.entries())
    for (const set of new Set([least.parts[at] ?? 0, end.all]))
      if (set !== 0 && (set & ~lane.taken) === 0) yield* packOn(lane, set, Infinity);
  return joinAll(lanes, end).at(-1)?.sums.worth.at(-1) ?? Infinity;
}

const joinAll = (lanes: readonly OpenLane[], end: End): readonly Joined[] =>
  lanes.reduce<readonly Joined[]>(
    (joined, lane) => [...joined, joinLane(joined.at(-1), lane, end)],
    [nothingJoined(end)],
  );

interface Bounds {
  readonly least: Least;
  readonly end: End;
  /** What comes to more than this is of no use. */
  readonly bound: number;
}

/** What the freight of a set on a lane may come to at most, should it be part of the best. */
function roomFor({ beside }: OpenLane, set: Mask, { least, end, bound }: Bounds): number {
  const { all, times } = end;
  if (bound === Infinity) return Infinity;
  const [own, rest] = [set * (times + 1), (all ^ set) * (times + 1)];
  let room = -Infinity;
  for (let used = 0; used <= times; used += 1)
    room = Math.max(
      room,
      bound - (beside[own + used] ?? Infinity) - (least.ofSet[rest + times - used] ?? Infinity),
    );
  return room;
}

/** The best way to send a set by one lane, of those whose freight has room. */
function* packOn(lane: OpenLane, set: Mask, room: number): Generator<void, void> {
  const { packing, sums, readings, beside } = lane;
  const [from, to] = [set, set + 1].map((one) => one * (packing.times + 1)) as [number, number];
  for (const quote of lane.quotes(set)) {
    const lowest = leastFor(quote, lane);
    let isWorthIt = false;
    for (let at = from; at < to; at += 1)
      if (lowest + (beside[at] ?? 0) <= (sums.worth[at] ?? 0)) isWorthIt = true;
    if (lowest > room || !isWorthIt) continue;
    packBest(packing, set, quote);
    for (let at = from; at < to; at += 1) {
      if (!keepLighter(sums, at, packing.sums)) continue;
      readings[at] = quote;
      lane.isPacked[set] = 1;
    }
    yield;
  }
}

/** The boxes of a part, packed once more by the reading that it was best by. */
function packedAgain({ packing, readings }: OpenLane, { set, used }: Part): readonly PlanBox[] {
  const quote = readings[set * (packing.times + 1) + used];
  if (!quote) return [];
  packBest(packing, set, quote);
  return boxesPacked(packing, set, used);
}
