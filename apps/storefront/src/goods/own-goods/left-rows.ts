import type { MeasuredRows } from "../search/use-rows-in-view.ts";

interface LeftRows {
  readonly measuredAs: string;
  readonly rows: MeasuredRows;
}

/** More than anybody goes back through. */
const lists_max = 12;

const lists = new Map<string, LeftRows>();

/** Remembers how high the rows of a list were when it was left, so that it comes back where it was. */
export function leaveRows(place: string, rows: LeftRows): void {
  lists.delete(place);
  lists.set(place, rows);
  const [oldest] = lists.keys();
  if (lists.size > lists_max && oldest !== undefined) lists.delete(oldest);
}

/** Rows measured under the same circumstances; undefined for a list that was not looked at yet. */
export function findLeftRows(place: string, measuredAs: string): MeasuredRows | undefined {
  const left = lists.get(place);
  return left?.measuredAs === measuredAs ? left.rows : undefined;
}
