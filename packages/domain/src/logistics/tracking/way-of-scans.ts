import { rankOf, type ScanState } from "./scan-state.ts";
import type { Tracker } from "./trackers.ts";

/** What a courier did with a parcel, as a tracker told it. */
export interface Scan {
  readonly tracker: Tracker;
  /** Whom the tracker took for its courier, in a word of our table; empty where it did not say. */
  readonly courier: string;
  readonly at: Date;
  readonly state: ScanState;
  /** The courier's own words, and where. */
  readonly words: string;
  readonly place: string;
}

/** Clocks of couriers differ; beyond this a scan has not happened yet. */
const ahead_ms = 15 * 60_000;

interface Reading {
  /** Who carries it, as far as is known by now: what was told while another was taken for it does not count. */
  readonly courier: string;
  readonly now: Date;
}

/**
 * The way of a parcel by its scans, oldest first, each once. It depends on what was told and on nothing else: not on the
 * order of arrival, on repetitions, on who asked. What lies in the future waits until it has happened. One tracker tells
 * it, the one with the newest news, so that a parcel of two trackers is not told twice.
 */
export function wayOfScans(told: readonly Scan[], { courier, now }: Reading): readonly Scan[] {
  const latest_ms = now.getTime() + ahead_ms;
  const counted = told.filter(
    (scan) =>
      scan.at.getTime() <= latest_ms &&
      (courier === "" || scan.courier === "" || scan.courier === courier),
  );
  const first = counted.toSorted(newestFirst)[0];
  if (!first) return [];
  const once = new Map<string, Scan>();
  for (const scan of counted.filter(({ tracker }) => tracker === first.tracker)) {
    const key = [scan.at.getTime(), scan.words].join("\n");
    const known = once.get(key);
    if (!known || compare(known, scan) < 0) once.set(key, scan);
  }
  return [...once.values()].toSorted(compare);
}

/** The last thing that happened; undefined before anything has. */
export const lastOf = (way: readonly Scan[]): Scan | undefined => way.at(-1);

const newestFirst = (one: Scan, other: Scan): number =>
  other.at.getTime() - one.at.getTime() || compareText(one.tracker, other.tracker);

const compare = (one: Scan, other: Scan): number =>
  one.at.getTime() - other.at.getTime() ||
  rankOf(one.state) - rankOf(other.state) ||
  compareText(one.words, other.words) ||
  compareText(one.place, other.place) ||
  compareText(one.courier, other.courier);

const compareText = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1;
