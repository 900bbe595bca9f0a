import type { Cents } from "../../kernel/money.ts";

/** Movements of one account, of which each balance follows from the one before. Days are `YYYY-MM-DD`, amounts cents. */
export interface Run {
  readonly from: string;
  readonly until: string;
  /** What the account held before the first of them, and after the last. */
  readonly opening: Cents;
  readonly closing: Cents;
}

/** Where a bank's balances stop following each other: what moved between is on no file that was brought. */
export interface Gap {
  readonly from: string;
  readonly until: string;
  /** What the account held before the gap, and after it. */
  readonly expected: Cents;
  readonly found: Cents;
}

export interface Followed {
  readonly opening: Cents;
  readonly closing: Cents;
  readonly begun_on: string;
  readonly gaps: readonly Gap[];
}

/**
 * What an account opened and closed with, and the gaps between; undefined for no movement at all. Runs come from the oldest on;
 * those of one day may come in another order than they moved in, where a later file brought the earlier half of the day, and
 * are put behind each other by their balances. [BO-32]
 */
export function followBalances(runs: readonly Run[]): Followed | undefined {
  const chains = chainsOf(runs);
  const [first] = chains;
  if (!first) return undefined;
  const { closing } = chains.at(-1) ?? first;
  const gaps = chains.slice(1).map((chain, at): Gap => {
    const before = chains[at] ?? chain;
    return {
      from: before.until,
      until: chain.from,
      expected: before.closing,
      found: chain.opening,
    };
  });
  return { opening: first.opening, closing, begun_on: first.from, gaps };
}

/**
 * Runs put behind each other wherever one goes on with what another ended with, no earlier than it ended and with none between
 * the two: each behind one at most.
 */
function chainsOf(runs: readonly Run[]): readonly Run[] {
  const after = new Map<Run, Run | undefined>();
  const isTaken = (run: Run) => [...after.values()].includes(run);
  const isBetween = (one: Run, other: Run) =>
    runs.some(({ from, until }) => from > one.until && until < other.from);
  for (const run of runs)
    after.set(
      run,
      runs.find(
        (one) =>
          one.opening === run.closing &&
          one.from >= run.until &&
          !isBetween(run, one) &&
          !isTaken(one) &&
          !reaches(after, one, run),
      ),
    );
  return runs
    .filter((run) => !isTaken(run))
    .map((head) => {
      let last = head;
      for (let next = after.get(head); next; next = after.get(next)) last = next;
      return { ...head, until: last.until, closing: last.closing };
    });
}

/** Whether one run is another, or followed by it already: a day that came back to where it began is no circle. */
function reaches(after: ReadonlyMap<Run, Run | undefined>, from: Run, to: Run): boolean {
  for (let next: Run | undefined = from; next; next = after.get(next)) if (next === to) return true;
  return false;
}
