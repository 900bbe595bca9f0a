import type { Mask } from "./readings.ts";
import { isLighterAt, type Sums, sumsFor } from "./sums.ts";

/** What is sent in the end: all of it, with so many free times at most. */
export interface End {
  readonly all: Mask;
  readonly times: number;
}

/** A part of everything, and how many free times it takes at most. */
export interface Part {
  readonly set: Mask;
  readonly used: number;
}

/** The best of each set by some lanes together, and which part of it went by the last of them. */
export interface Joined {
  readonly sums: Sums;
  readonly set: Int32Array;
  readonly used: Uint8Array;
}

/** By no lane at all: only nothing goes. */
export function nothingJoined({ all, times }: End): Joined {
  const joined = emptyFor({ all, times });
  joined.sums.worth.fill(0, 0, times + 1);
  return joined;
}

const emptyFor = ({ all, times }: End): Joined => ({
  sums: sumsFor(all + 1, times),
  set: new Int32Array((all + 1) * (times + 1)),
  used: new Uint8Array((all + 1) * (times + 1)),
});

interface LaneFound {
  readonly sums: Sums;
  /** Whether anything is known of a set there. */
  readonly isPacked: Uint8Array;
}

/** Of what is found on some lanes and on one more the best of both together. */
export function joinLane(before: Joined | undefined, lane: LaneFound, end: End): Joined {
  const joined = emptyFor(end);
  if (!before) return joined;
  for (let set: Mask = 0; set <= end.all; set += 1)
    for (let part = set; ; part = (part - 1) & set) {
      if (part === 0 || lane.isPacked[part] === 1)
        putTogether(joined, { before: before.sums, lane: lane.sums, set, part, times: end.times });
      if (part === 0) break;
    }
  return joined;
}

interface Together {
  readonly before: Sums;
  readonly lane: Sums;
  readonly set: Mask;
  /** What of the set goes by the lane. */
  readonly part: Mask;
  readonly times: number;
}

function putTogether(joined: Joined, { before, lane, set, part, times }: Together): void {
  const [at, here, there] = [set, part, set ^ part].map((one) => one * (times + 1)) as [
    number,
    number,
    number,
  ];
  for (let all = 0; all <= times; all += 1)
    // Nothing takes no times.
    for (let used = 0; used <= (part === 0 ? 0 : all); used += 1) {
      const [own, other] = [here + used, there + all - used];
      const without = before.worth[other] ?? Infinity;
      const worth = part === 0 ? without : without + (lane.worth[own] ?? Infinity);
      if (worth > (joined.sums.worth[at + all] ?? 0) || worth === Infinity) continue;
      const stake = Math.max(lane.stake[own] ?? 0, before.stake[other] ?? 0);
      const count = (lane.count[own] ?? 0) + (before.count[other] ?? 0);
      if (!isLighterAt(joined.sums, at + all, { worth, stake, count })) continue;
      joined.sums.worth[at + all] = worth;
      joined.sums.stake[at + all] = stake;
      joined.sums.count[at + all] = count;
      joined.set[at + all] = part;
      joined.used[at + all] = used;
    }
}

/** By lane what goes by it, where everything is sent as well as may be; undefined where something goes nowhere. */
export function partsOf(
  joined: readonly Joined[],
  { all, times }: End,
): readonly Part[] | undefined {
  let [set, used] = [all, times];
  if (joined.at(-1)?.sums.worth[set * (times + 1) + used] === Infinity) return undefined;
  const parts: Part[] = [];
  for (const lane of joined.slice(1).toReversed()) {
    const at = set * (times + 1) + used;
    const part = { set: lane.set[at] ?? 0, used: lane.used[at] ?? 0 };
    parts.unshift(part);
    set ^= part.set;
    used -= part.used;
  }
  return parts;
}
