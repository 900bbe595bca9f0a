import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { parseAmount } from "@sampan/domain/kernel/money";
import { decodeStatement } from "./decode-statement.ts";
import { addUp, joinStatements, lastDayOf, type Part } from "./join-statements.ts";
import type { Statement, StatementLine, StatementRefused } from "./statement.ts";
import { dayOf } from "./table-format.ts";

interface Field {
  readonly tag: string;
  readonly text: string;
  /** Where it begins in the file, from 1. */
  readonly line: number;
}

/**
 * A statement of SWIFT (MT940): `:60F:` opens it, each `:61:` is a movement and `:86:` after it its words, `:62F:` closes it.
 * What it opened with and everything moved has to be what it closes with, or a movement is missing. Statements of one account may
 * stand from the newest on. Read here by hand: the readers there are keep amounts as floating point numbers.
 */
export function readMt940(bytes: Uint8Array): Result<Statement, StatementRefused> {
  const text = decodeStatement(bytes);
  if (!text.ok) return text;
  const fields = fieldsOf(text.value);
  const opened = fields.find(({ tag }) => tag === "60F");
  const told = /^[CD]\d{6}([A-Z]{3})/.exec(opened?.text ?? "")?.[1];
  if (opened === undefined || told === undefined) return refuse({ code: "statement_not_of_bank" });
  const currency = paymentCurrencies.find((one) => one === told);
  if (currency === undefined)
    return refuse({ code: "statement_currency", values: { currency: told } });

  const accounts = new Set(fields.flatMap(({ tag, text: said }) => (tag === "25" ? [said] : [])));
  if (accounts.size > 1) return refuse({ code: "statement_several_accounts" });
  const [account = ""] = accounts;
  const stray = fields.find(({ tag }) => tag === "61" || tag === "60F");
  if (stray?.tag === "61")
    return refuse({ code: "statement_row_missing", values: { line: stray.line } });
  const parts: Part[] = [];
  for (const one of statementsIn(fields)) {
    const part = readPart(one);
    if (!part.ok) return part;
    parts.push(part.value);
  }
  const joined = joinStatements(parts);
  return joined.ok ? ok({ currency, account: account.trim(), ...joined.value }) : joined;
}

interface OneStatement {
  readonly opened: Field;
  /** What follows, as far as the next begins. */
  readonly fields: readonly Field[];
}

function statementsIn(fields: readonly Field[]): readonly OneStatement[] {
  const begins = fields.flatMap((opened, at) => (opened.tag === "60F" ? [{ opened, at }] : []));
  return begins.map(({ opened, at }, nth) => ({
    opened,
    fields: fields.slice(at + 1, begins[nth + 1]?.at),
  }));
}

function readPart({ opened, fields }: OneStatement): Result<Part, StatementRefused> {
  const row = opened.line;
  const opening = balanceOf(opened);
  if (opening === undefined)
    return refuse({ code: "statement_row_unreadable", values: { line: row } });
  const moved: Movement[] = [];
  for (const [at, field] of fields.entries()) {
    if (field.tag !== "61") continue;
    const next = fields[at + 1];
    const movement = readMovement(field, next?.tag === "86" ? next.text : "");
    if (!movement)
      return refuse({ code: "statement_row_unreadable", values: { line: field.line } });
    moved.push(movement);
  }
  const closed = fields.find(({ tag }) => tag === "62F");
  const [from, until] = [dayOfBalance(opened), closed && dayOfBalance(closed)];
  const lines = addUp(opening, booked(moved, { from, until }));
  const held = lines.at(-1)?.balance ?? opening;
  if (closed && balanceOf(closed) !== held)
    return refuse({ code: "statement_row_missing", values: { line: closed.line } });
  // Without its end nobody says what it closed with.
  const closing = closed ? held : null;
  return ok({ opening, closing, day: until ?? lastDayOf(lines) ?? from ?? "", lines, row });
}

/**
 * Movements on days that never go back, between those on which their statement opens and closes: they were booked in this order,
 * and where the day of value alone is told it may lie before or after all that.
 */
function booked(
  movements: readonly Movement[],
  { from = "", until = "9999-12-31" }: { readonly from: Day; readonly until: Day },
): readonly Movement[] {
  let day = from;
  return movements.map((movement) => {
    if (movement.booked_on > day) day = movement.booked_on;
    if (day > until) day = until;
    return { ...movement, booked_on: day };
  });
}

type Movement = Omit<StatementLine, "balance">;
type Day = string | undefined;

function dayOfBalance({ text }: Field): string | undefined {
  const [, year, month, day] = /^[CD](\d{2})(\d{2})(\d{2})/.exec(text) ?? [];
  return dayOf(year === undefined ? year : `20${year}`, month, day);
}

/** Fields begin with their tag at the beginning of a line, and go on over lines that begin with none. */
function fieldsOf(text: string): readonly Field[] {
  const fields: { tag: string; text: string; line: number }[] = [];
  for (const [at, row] of text.split(/\r?\n/).entries()) {
    const [, tag, rest = ""] = /^:(\d{2}[A-Z]?):(.*)$/.exec(row) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined) fields.push({ tag, text: rest, line: at + 1 });
    else if (last && row !== "-" && !row.startsWith("-}")) last.text += ` ${row}`;
  }
  return fields;
}

/** `C260213THB1234,50`: credit or debit, the day, the currency, the amount with a decimal comma. */
function balanceOf({ text }: Field): number | undefined {
  const [, side, written = ""] = /^([CD])\d{6}[A-Z]{3}(\d+,\d{0,2})/.exec(text) ?? [];
  const amount = centsOf(written);
  return amount === undefined ? undefined : side === "D" ? -amount : amount;
}

// Day of value, day of booking, side (R takes it back), a letter of the currency, amount, kind, references.
const movement =
  /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d+,\d{0,2})([A-Z][A-Z0-9]{3})([^/]*)(?:\/\/(.*))?$/;

function readMovement({ text }: Field, words: string): Movement | undefined {
  const [first = ""] = text.split(" ");
  const [, day, bookedAs, side, written = "", , , bankReference = ""] = movement.exec(first) ?? [];
  const amount = centsOf(written);
  const valued_on = dayOf(`20${day?.slice(0, 2)}`, day?.slice(2, 4), day?.slice(4, 6));
  if (amount === undefined || valued_on === undefined) return undefined;
  return {
    booked_on: dayNear(valued_on, bookedAs) ?? valued_on,
    valued_on,
    booked_at: "",
    amount: side === "C" || side === "RD" ? amount : -amount,
    text: words.trim(),
    reference: bankReference,
    raw: `:61:${text}`,
  };
}

/** A day told as `MMDD`, in the year that brings it nearest to another. */
function dayNear(near: string, told: string | undefined): Day {
  const year = Number(near.slice(0, 4));
  const distance = (day: string): number => Math.abs(Date.parse(day) - Date.parse(near));
  return [year - 1, year, year + 1]
    .flatMap((one) => dayOf(String(one), told?.slice(0, 2), told?.slice(2)) ?? [])
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

function centsOf(written: string): number | undefined {
  const amount = parseAmount(written.replace(",", ".").replace(/\.$/, ""));
  return amount.ok ? amount.value : undefined;
}
