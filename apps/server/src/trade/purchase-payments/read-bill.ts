import { parseAmount } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type {
  BillForm,
  MovementKind,
} from "@sampan/domain/trade/purchase-payments/payment-difference";
import { decodeStatement } from "../../money/statements/formats/decode-statement.ts";
import { type Row, splitRows } from "../../money/statements/formats/split-rows.ts";
import { business, type BillColumns, type BillRow, personal } from "./bill-forms.ts";

/** What was paid for goods, or came back for them. */
export interface ReadMovement {
  readonly kind: MovementKind;
  readonly trade_no: string;
  readonly merchant_no: string;
  readonly moved_at: Date;
  /** CNY cents, above zero. */
  readonly amount: number;
  readonly counterparty: string;
  readonly goods: string;
  /** One way of paying, or two with `&` between them. */
  readonly method: string;
  readonly raw: string;
}

export interface Bill {
  readonly form: BillForm;
  readonly account: string;
  /** What it covers: as it says, else its first and last row. */
  readonly began_at: Date;
  readonly ended_at: Date;
  readonly movements: readonly ReadMovement[];
  /** Rows that moved no money for goods: closed orders, transfers between own pockets, money from others. */
  readonly left_out: number;
}

type Refused =
  | { readonly code: "statement_encoding" }
  | { readonly code: "statement_not_of_bank" }
  | { readonly code: "statement_column_missing"; readonly values: { readonly column: string } }
  | { readonly code: "statement_row_unreadable"; readonly values: { readonly line: number } };

/**
 * A bill of Alipay's, in the form for persons or for businesses, whichever its row of names is of, wherever that stands and
 * in whatever order its columns are. Nothing that cannot be read is passed over: a payment may stand in it.
 */
export function readBill(bytes: Uint8Array): Result<Bill, Refused> {
  const text = decodeStatement(bytes, "gb18030");
  if (!text.ok) return refuse({ code: "statement_encoding" });
  const rows = splitRows(text.value, { plain, ends });
  const head = rows && findHead(rows);
  if (!rows || !head) return refuse({ code: "statement_not_of_bank" });
  const missing = head.columns.needed.find((name) => !head.places.has(nameOf(name)));
  if (missing !== undefined)
    return refuse({ code: "statement_column_missing", values: { column: missing } });
  const movements: ReadMovement[] = [];
  const moments: Date[] = [];
  let left_out = 0;
  for (const { cells, line } of rows.slice(head.at + 1)) {
    const row: BillRow = (name) => cells[head.places.get(nameOf(name)) ?? -1] ?? "";
    const moment = row(head.columns.moment);
    // Sums and farewells stand below; what says an amount without a moment is not ours to pass over.
    if (moment === "" || moment.startsWith("#")) {
      if (head.columns.amounts.some((name) => /\d/.test(row(name))))
        return refuse({ code: "statement_row_unreadable", values: { line } });
      continue;
    }
    const read = readRow(row, head.columns, cells);
    if (!read) return refuse({ code: "statement_row_unreadable", values: { line } });
    moments.push(read.moved_at);
    const { kind, ...movement } = read;
    if (kind === "other") left_out += 1;
    else movements.push({ ...movement, kind });
  }
  const said = rows.slice(0, head.at).map(({ cells }) => cells.join(","));
  const period = periodOf(said, moments);
  // Neither rows nor days: it says nothing of anything.
  if (!period) return refuse({ code: "statement_not_of_bank" });
  return ok({ form: head.columns.form, account: accountIn(said), ...period, movements, left_out });
}

/** Files that went through several hands end their lines in both ways. */
const ends = ["\r\n", "\n", "\r"];

/** Without the tab behind numbers, and what spreadsheets put before them to keep their digits. */
const plain = (cell: string): string =>
  cell.replace(/\s+/gu, " ").trim().replace(/^['`]/, "").trim();

interface Head {
  readonly at: number;
  readonly columns: BillColumns;
  readonly places: ReadonlyMap<string, number>;
}

/** The row that has most of one form's names: one that lacks a few is the row of names all the same. */
function findHead(rows: readonly Row[]): Head | undefined {
  for (const [at, { cells }] of rows.entries()) {
    const places = new Map(cells.map((cell, place) => [nameOf(cell), place]));
    const columns = [personal, business].find(
      ({ needed }) => needed.filter((name) => places.has(nameOf(name))).length * 2 > needed.length,
    );
    if (columns) return { at, columns, places };
  }
  return undefined;
}

/** Units stand behind names, in brackets of either width, in one file so and in another so. */
const nameOf = (cell: string): string => cell.replaceAll(/\s|[(（][^)）]*[)）]|^#/gu, "");

function readRow(
  row: BillRow,
  columns: BillColumns,
  cells: readonly string[],
): (Omit<ReadMovement, "kind"> & { readonly kind: MovementKind | "other" }) | undefined {
  const moved_at = momentOf(row(columns.moment));
  const moved = columns.movedIn(row);
  if (!moved_at || !moved) return undefined;
  const amount = parseAmount(moved.amount.replace(/^[-+]?\s*[¥￥]?\s*/, ""));
  if (!amount.ok) return undefined;
  return {
    // What moved nothing is nothing.
    kind: amount.value === 0 ? "other" : moved.kind,
    trade_no: row(columns.trade_no),
    merchant_no: row(columns.merchant_no),
    moved_at,
    amount: amount.value,
    counterparty: row(columns.counterparty),
    goods: row(columns.goods),
    method: columns.method === undefined ? "" : row(columns.method),
    raw: cells.join(","),
  };
}

const moment = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/** A moment of Beijing's clocks; undefined for what no calendar has. */
function momentOf(text: string): Date | undefined {
  const [, year = "", month = "", day = "", hour = "", minute = "", second = "00"] =
    moment.exec(text) ?? [];
  const two = (digits: string): string => digits.padStart(2, "0");
  const written = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${second}`;
  const read = new Date(`${written}+08:00`);
  if (Number.isNaN(read.getTime())) return undefined;
  const again = new Date(read.getTime() + 8 * 3_600_000).toISOString().slice(0, 19);
  return again === written ? read : undefined;
}

const accountIn = (said: readonly string[]): string =>
  /(?:支付宝账户|账号|账户)[:：]\s*\[?([^\],\s]+)/.exec(said.join("\n"))?.[1] ?? "";

type Period = Pick<Bill, "began_at" | "ended_at">;

function periodOf(said: readonly string[], moments: readonly Date[]): Period | undefined {
  const preamble = said.join("\n");
  const at = (name: string): Date | undefined =>
    momentOf(new RegExp(`${name}[:：]\\s*\\[?([\\d/.: -]+\\d)`).exec(preamble)?.[1] ?? "");
  const [began_at, ended_at] = [at("起始(?:时间|日期)"), at("终止(?:时间|日期)")];
  if (began_at && ended_at && began_at <= ended_at) return { began_at, ended_at };
  const sorted = moments.toSorted((one, other) => one.getTime() - other.getTime());
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first && last && { began_at: first, ended_at: last };
}
