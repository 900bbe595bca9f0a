import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { parseAmount } from "@sampan/domain/kernel/money";
import { decodeStatement } from "./decode-statement.ts";
import { type Row, splitRows } from "./split-rows.ts";
import type { Statement, StatementLine, StatementRefused } from "./statement.ts";
import type { TableColumns, TableFormat } from "./table-format.ts";

/** Where each name stands in the row of names. */
type Places = ReadonlyMap<string, number>;

/**
 * A bank's table as movements, in its order. The row of names is looked for, wherever it stands. Rows after it are
 * movements as long as they begin with a day; the first that does not ends them, and a day below that is refused.
 */
export function readTable(
  bytes: Uint8Array,
  format: TableFormat,
): Result<Statement, StatementRefused> {
  const text = decodeStatement(bytes, format.encoding);
  if (!text.ok) return text;
  const rows = splitRows(text.value, { plain });
  const head = rows && findHead(rows, format);
  if (!head) return refuse({ code: "statement_not_of_bank" });
  const lines: StatementLine[] = [];
  for (const row of head.below) {
    const read = readRow(row, head, format);
    if (!read.ok) return read;
    if (read.value) lines.push(read.value);
  }
  const accounts = accountsOf(head, format);
  return accounts.length > 1
    ? refuse({ code: "statement_several_accounts" })
    : ok({ currency: format.currency, account: accounts[0] ?? "", lines });
}

/** Numbers of the accounts that a file is of, above the names of its columns or in every row. */
function accountsOf(
  { above, below, columns, places }: Head,
  { accountLabel, readDay }: TableFormat,
): readonly string[] {
  const told = above.flatMap(({ cells: [name = "", number = ""] }) =>
    name === accountLabel ? [number] : [],
  );
  const cell = ({ cells }: Row, name: string): string =>
    cells[places.get(nameOf(name)) ?? -1] ?? "";
  const { account } = columns;
  const written =
    account === undefined
      ? []
      : below
          .filter((row) => readDay(cell(row, columns.day)) !== undefined)
          .map((row) => cell(row, account));
  return [...new Set([...told, ...written])].filter((number) => number !== "");
}

/** One line of a cell, without what spreadsheets put before numbers to keep their zeros. */
const plain = (cell: string): string => cell.replace(/\s+/gu, " ").replace(/^'/, "").trim();

interface Head {
  readonly columns: TableColumns;
  readonly places: Places;
  readonly above: readonly Row[];
  readonly below: readonly Row[];
}

function findHead(rows: readonly Row[], { columns }: TableFormat): Head | undefined {
  for (const [at, { cells }] of rows.entries()) {
    const places = new Map(cells.map((cell, place) => [nameOf(cell), place]));
    const found = columns.find((one) => namesOf(one).every((name) => places.has(nameOf(name))));
    if (found)
      return { columns: found, places, above: rows.slice(0, at), below: rows.slice(at + 1) };
  }
  return undefined;
}

/** Names are broken over lines and followed by units, in one file so and in another so. */
const nameOf = (cell: string): string => cell.replaceAll(/\s|\([^)]*\)/gu, "").toLowerCase();

/** The number of the account may be missing: it is not asked for. */
const namesOf = ({
  texts,
  time,
  reference,
  balanceSign,
  account: _,
  ...rest
}: TableColumns): string[] => [
  ...Object.values(rest),
  ...texts,
  ...[time, reference, balanceSign].filter((name) => name !== undefined),
];

function readRow(
  { cells, line }: Row,
  { columns, places }: Head,
  { readDay, isNoMovement }: TableFormat,
): Result<StatementLine | undefined, StatementRefused> {
  const cell = (name: string | undefined): string =>
    (name === undefined ? undefined : cells[places.get(nameOf(name)) ?? -1]) ?? "";
  const [day = "", behind = ""] = cell(columns.day).split(" ");
  const texts = columns.texts.map(cell).filter((text) => text !== "" && text !== "-");
  const booked_on = readDay(day);
  const moved = [cell(columns.in), cell(columns.out)];
  if (booked_on === undefined)
    // Sums and farewells stand below; what moves money without a day is not ours to pass over.
    return hasDigits(day) && moved.some(hasDigits)
      ? refuse({ code: "statement_row_unreadable", values: { line } })
      : ok(undefined);
  if (isNoMovement?.(texts.join(" ")) === true) return ok(undefined);
  const [credit, debit] = moved.map(centsOf);
  const balance = centsOf(cell(columns.balance));
  if (credit === undefined || debit === undefined || balance === undefined)
    return refuse({ code: "statement_row_unreadable", values: { line } });
  return ok({
    booked_on,
    booked_at: timeOf(cell(columns.time)) || timeOf(behind),
    amount: credit - debit,
    balance: cell(columns.balanceSign) === "-" ? -balance : balance,
    text: texts.join(" "),
    reference: referenceOf(cell(columns.reference)),
    raw: cells.join(","),
  });
}

const hasDigits = (text: string): boolean => /\d/.test(text);

/** Cents of `1,234.50`; 0 of an empty cell and of the dashes that stand for one; undefined of anything else. */
function centsOf(text: string): number | undefined {
  const [, sign = "", written = ""] = /^([-−–+]?)\s*(.*)$/u.exec(text) ?? [];
  if (written === "") return 0;
  const amount = parseAmount(written);
  if (!amount.ok) return undefined;
  return sign === "" || sign === "+" ? amount.value : -amount.value;
}

const timeOf = (text: string): string => /\b\d{2}:\d{2}(?::\d{2})?\b/.exec(text)?.[0] ?? "";

const referenceOf = (text: string): string => (/^(?:N\/A|-)?$/i.test(text) ? "" : text);
