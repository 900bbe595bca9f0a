/** What sets of parcels come to, by set and by how many free times they take at most: at `set * (times + 1) + used`. */
export interface Sums {
  /** Cents and what weighs beside them; `Infinity` where nothing is known. */
  readonly worth: Float64Array;
  /** What is lost most in one box, cents. */
  readonly stake: Float64Array;
  /** How many boxes. */
  readonly count: Float64Array;
}

export function sumsFor(sets: number, times: number): Sums {
  const places = sets * (times + 1);
  return {
    worth: new Float64Array(places).fill(Infinity),
    stake: new Float64Array(places),
    count: new Float64Array(places),
  };
}

interface Sum {
  readonly worth: number;
  readonly stake: number;
  readonly count: number;
}

/** Whether this is lighter than what stands at a place: as `isLighterThan` has it. */
export function isLighterAt(sums: Sums, at: number, { worth, stake, count }: Sum): boolean {
  const known = sums.worth[at] ?? Infinity;
  if (worth !== known) return worth < known;
  const before = sums.stake[at] ?? 0;
  return stake < before || (stake === before && count < (sums.count[at] ?? 0));
}

/** Takes over from others what is lighter there; whether it was. */
export function keepLighter(sums: Sums, at: number, others: Sums): boolean {
  const [worth = Infinity, stake = 0, count = 0] = [
    others.worth[at],
    others.stake[at],
    others.count[at],
  ];
  if (worth === Infinity || !isLighterAt(sums, at, { worth, stake, count })) return false;
  sums.worth[at] = worth;
  sums.stake[at] = stake;
  sums.count[at] = count;
  return true;
}
