/** With fewer receipts than these behind us, how long sellers' parcels take says nothing. */
export const delaysNeeded = 30;

/** Longer than this nobody expects a parcel: it is looked for at the desk of late ones. Days. */
const longest = 30;

export interface ReceiptHistory {
  /** Whole days from a seller's number to our receipt, of parcels that came. */
  readonly delays: readonly number[];
  /** Whole days since the number was recorded, of parcels under way. */
  readonly under_way: readonly number[];
  /** Numbers recorded a day, on average of past weeks; by the day to come, today first. */
  readonly recorded: readonly number[];
}

/** How many of something are expected on a day, and between what and what it comes out on eight days of ten. */
export interface Expected {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

/**
 * How many parcels arrive on each day to come, today first: those under way, each by how long others of its age still
 * took, and those whose numbers are recorded until then. Nothing where too little is known.
 */
export function expectReceipts(history: ReceiptHistory): readonly Expected[] | undefined {
  const { delays, under_way, recorded } = history;
  if (delays.length < delaysNeeded) return undefined;
  const share = sharesOf(delays);
  const sums = recorded.map(() => 0);
  const add = (day: number, pieces: number) => {
    const sum = sums[day];
    if (sum !== undefined) sums[day] = sum + pieces;
  };
  for (const age of under_way) {
    const left = share.slice(age).reduce((sum, one) => sum + one, 0);
    // Older than any that came: when it comes nobody can say.
    if (left === 0) continue;
    for (let day = 0; day < sums.length; day += 1) add(day, (share[age + day] ?? 0) / left);
  }
  for (const [from, pieces] of recorded.entries())
    for (let day = from; day < sums.length; day += 1) add(day, pieces * (share[day - from] ?? 0));
  return sums.map(withRange);
}

/** Which share of parcels needed so many days. */
function sharesOf(delays: readonly number[]): readonly number[] {
  const share = Array.from({ length: longest + 1 }, () => 0);
  for (const delay of delays) {
    const day = Math.min(Math.max(delay, 0), longest);
    share[day] = (share[day] ?? 0) + 1 / delays.length;
  }
  return share;
}

/** Of a normal distribution, so many spreads to either side hold eight of ten. */
const spreads = 1.28;

/** Parcels come one by one and know nothing of each other: their number spreads as its root. */
export function withRange(expected: number): Expected {
  const spread = spreads * Math.sqrt(expected);
  return {
    expected: Math.round(expected),
    low: Math.max(0, Math.floor(expected - spread)),
    high: Math.ceil(expected + spread),
  };
}
