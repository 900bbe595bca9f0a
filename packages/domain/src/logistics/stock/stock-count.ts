import { ok, refuse, type Result } from "../../kernel/result.ts";

/** The life of a count: scanned into, closed with its differences, and settled once each of them has its note. */
export const countStates = ["open", "closed", "settled"] as const;
export type CountState = (typeof countStates)[number];

const edges = {
  open: { scan: "open", close: "closed" },
  closed: { note: "closed", settle: "settled" },
  settled: {},
} as const satisfies Record<CountState, Partial<Record<string, CountState>>>;

export type CountEvent = "scan" | "close" | "note" | "settle";

/** The state that a step leads to; refuses `count_not_in_state`. */
export function nextCountState(
  state: CountState,
  event: CountEvent,
): Result<CountState, { readonly code: "count_not_in_state" }> {
  const row: Partial<Record<CountEvent, CountState>> = edges[state];
  const next = row[event];
  return next === undefined ? refuse({ code: "count_not_in_state" }) : ok(next);
}

/** What a scan came to: where it should be, elsewhere by our record, gone by our record, or nobody's. */
export const scanFindings = ["here", "misplaced", "gone", "unknown"] as const;
export type ScanFinding = (typeof scanFindings)[number];

/** What a count and our record disagree about. */
export const differenceKinds = ["missing", "misplaced", "gone", "unknown"] as const;
export type StockDifferenceKind = (typeof differenceKinds)[number];

/** How a difference ended: it was found after all, it is lost, or the place of the scan is right. */
export const outcomes = ["found", "lost", "moved"] as const;
export type StockOutcome = (typeof outcomes)[number];

/** What may be said of a difference; the first changes nothing. */
export const outcomesOf = {
  missing: ["found", "lost"],
  misplaced: ["found", "moved"],
  gone: ["found"],
  unknown: ["found"],
} as const satisfies Record<StockDifferenceKind, readonly StockOutcome[]>;

/** Whether settling it changes our record. */
export const isCorrection = (outcome: StockOutcome | null): boolean =>
  outcome === "lost" || outcome === "moved";

/** Where goods are by our record; undefined for a number that nothing here has. */
interface Recorded {
  readonly warehouse: string;
  readonly shelf: string;
  readonly isInStock: boolean;
}

/** What the scan of a number is, in a count of a warehouse (shelf empty) or of one shelf. */
export function judgeScan(
  count: { readonly warehouse: string; readonly shelf: string },
  recorded: Recorded | undefined,
): ScanFinding {
  if (!recorded) return "unknown";
  if (!recorded.isInStock) return "gone";
  const isHere =
    recorded.warehouse === count.warehouse &&
    (count.shelf === "" || recorded.shelf === count.shelf);
  return isHere ? "here" : "misplaced";
}
