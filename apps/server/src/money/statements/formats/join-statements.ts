import type { Cents } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Statement, StatementBalances, StatementLine, StatementRefused } from "./statement.ts";

/** One of the statements in a file. */
export interface Part {
  /** What the bank says was held before and after it, cents; null where it does not say. */
  readonly opening: Cents | null;
  readonly closing: Cents | null;
  /** Its last day, `YYYY-MM-DD`; empty where nothing tells. */
  readonly day: string;
  /** From the oldest on. */
  readonly lines: readonly StatementLine[];
  /** Where it begins in the file, from 1, as its format counts. */
  readonly row: number;
}

/**
 * The statements of an account as one, from the oldest on, whichever of them the bank put first. What each opens with has to be
 * what the one before closed with: `statement_row_missing` otherwise, with the row at which it begins. [BO-32]
 */
export function joinStatements(
  parts: readonly Part[],
): Result<Pick<Statement, "lines" | "balances">, StatementRefused> {
  // Of one day there may be several, and the last of them may stand first too.
  const orders = [parts, parts.toReversed()].map((order) => order.toSorted(byDay));
  const order = orders.find((one) => strangerIn(one) === undefined);
  const stranger = strangerIn(orders[0] ?? []);
  if (!order)
    return refuse({ code: "statement_row_missing", values: { line: stranger?.row ?? 1 } });
  return ok({ lines: order.flatMap(({ lines }) => lines), balances: balancesOf(order) });
}

/** Movements with what the account held after each, cents; null where nobody says what it held before. */
export function addUp(
  opening: Cents | null,
  lines: readonly Omit<StatementLine, "balance">[],
): readonly StatementLine[] {
  let held = opening;
  return lines.map((line) => {
    if (held !== null) held += line.amount;
    return { ...line, balance: held };
  });
}

/** The last day of some movements; undefined of none. */
export const lastDayOf = (lines: readonly Pick<StatementLine, "booked_on">[]): string | undefined =>
  lines
    .map(({ booked_on }) => booked_on)
    .toSorted()
    .at(-1);

const byDay = (one: Part, other: Part): number =>
  one.day < other.day ? -1 : one.day > other.day ? 1 : 0;

/** The first that does not go on from the one before it. */
const strangerIn = (parts: readonly Part[]): Part | undefined =>
  parts.find(({ opening }, at) => {
    const before = at === 0 ? null : heldAfter(parts[at - 1]);
    return opening !== null && before !== null && opening !== before;
  });

const heldAfter = (part: Part | undefined): Cents | null =>
  part?.closing ?? part?.lines.at(-1)?.balance ?? part?.opening ?? null;

/** What all of them opened and closed with; undefined where the first or the last does not say. */
function balancesOf(parts: readonly Part[]): StatementBalances | undefined {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || first.opening === null || last.closing === null || last.day === "")
    return undefined;
  return { opening: first.opening, closing: last.closing, last_day: last.day };
}
