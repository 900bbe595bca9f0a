import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { readCamt053 } from "./camt053.ts";
import { cathay } from "./cathay.ts";
import { ctbc } from "./ctbc.ts";
import { inOrder } from "./in-order.ts";
import { kbiz } from "./kbiz.ts";
import { readMt940 } from "./mt940.ts";
import { readTable } from "./read-table.ts";
import { readSettlement } from "./settlement.ts";
import { scb } from "./scb.ts";
import type { StatementFormat } from "@sampan/domain/money/statements/statement";
import type { Statement, StatementBalances, StatementLine, StatementRefused } from "./statement.ts";
import type { TableFormat } from "./table-format.ts";

type Reader = (bytes: Uint8Array) => Result<Statement, StatementRefused>;
const tableOf =
  (format: TableFormat): Reader =>
  (bytes) =>
    readTable(bytes, format);

const readers = {
  ctbc: tableOf(ctbc),
  cathay: tableOf(cathay),
  scb: tableOf(scb),
  kbiz: tableOf(kbiz),
  camt053: readCamt053,
  mt940: readMt940,
  settlement: readSettlement,
} as const satisfies Record<StatementFormat, Reader>;

/**
 * What moved on an account of ours, in cents, from the oldest on. Refuses `statement_encoding`, `statement_not_of_bank`
 * for a file without the bank's columns, `statement_row_unreadable`, `statement_row_missing` where balances do not follow
 * from each other, `statement_several_accounts` and `statement_currency`. [BO-32]
 */
export function readStatement(
  bytes: Uint8Array,
  format: StatementFormat,
): Result<Statement, StatementRefused> {
  const read = readers[format](bytes);
  if (!read.ok) return read;
  const lines = inOrder(read.value.lines);
  if (!lines.ok) return lines;
  const balances = read.value.balances ?? balancesOf(lines.value);
  if (balances && !isWhole(lines.value, balances))
    return refuse({ code: "statement_row_missing", values: { line: lines.value.length + 1 } });
  return ok({ ...read.value, lines: lines.value, balances });
}

/** Whether everything moved is what the balances differ by: a statement between may tell no balance of its own. */
const isWhole = (
  lines: readonly StatementLine[],
  { opening, closing }: StatementBalances,
): boolean => lines.reduce((held, { amount }) => held + amount, opening) === closing;

/** What a table opens and closes with by its movements. */
function balancesOf(lines: readonly StatementLine[]): StatementBalances | undefined {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || first.balance === null || last.balance === null) return undefined;
  return {
    opening: first.balance - first.amount,
    closing: last.balance,
    last_day: last.booked_on,
  };
}
