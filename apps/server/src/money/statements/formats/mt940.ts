import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { parseAmount } from "@sampan/domain/kernel/money";
import { decodeStatement } from "./decode-statement.ts";
import type { Statement, StatementBalances, StatementLine, StatementRefused } from "./statement.ts";
import { dayOf } from "./table-format.ts";

interface Field {
  readonly tag: string;
  readonly text: string;
  /** Where it begins in the file, from 1. */
  readonly line: number;
}

/**
 * A statement of SWIFT (MT940): `:60F:` opens it, each `:61:` is a movement and `:86:` after it its words, `:62F:` closes it.
 * What it opened with and everything moved has to be what it closes with, or a movement is missing. Read here by hand:
 * the readers there are keep amounts as floating point numbers.
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
  const lines: StatementLine[] = [];
  let held = 0;
  for (const [at, field] of fields.entries()) {
    const { tag, line } = field;
    if (tag === "60F") held = balanceOf(field) ?? Number.NaN;
    if (tag === "62F" && balanceOf(field) !== held)
      return refuse({ code: "statement_row_missing", values: { line } });
    if (tag !== "61") continue;
    const words = fields[at + 1]?.tag === "86" ? (fields[at + 1]?.text ?? "") : "";
    const movement = readMovement(field, words);
    if (!movement) return refuse({ code: "statement_row_unreadable", values: { line } });
    held += movement.amount;
    lines.push({ ...movement, balance: held });
  }
  const balances = balancesOf(
    opened,
    fields.findLast(({ tag }) => tag === "62F"),
  );
  return ok({ currency, account: account.trim(), lines, balances });
}

/** What it says it opened and closed with; undefined where the end was left out. */
function balancesOf(opened: Field, closed: Field | undefined): StatementBalances | undefined {
  const [opening, closing] = [balanceOf(opened), closed && balanceOf(closed)];
  const [, year, month, day] = /^[CD](\d{2})(\d{2})(\d{2})/.exec(closed?.text ?? "") ?? [];
  const last_day = dayOf(year === undefined ? year : `20${year}`, month, day);
  return opening === undefined || closing === undefined || last_day === undefined
    ? undefined
    : { opening, closing, last_day };
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

function readMovement({ text }: Field, words: string): Omit<StatementLine, "balance"> | undefined {
  const [first = ""] = text.split(" ");
  const [, day, , side, written = "", , , bankReference = ""] = movement.exec(first) ?? [];
  const amount = centsOf(written);
  const booked_on = dayOf(`20${day?.slice(0, 2)}`, day?.slice(2, 4), day?.slice(4, 6));
  if (amount === undefined || booked_on === undefined) return undefined;
  return {
    booked_on,
    booked_at: "",
    amount: side === "C" || side === "RD" ? amount : -amount,
    text: words.trim(),
    reference: bankReference,
    raw: `:61:${text}`,
  };
}

function centsOf(written: string): number | undefined {
  const amount = parseAmount(written.replace(",", ".").replace(/\.$/, ""));
  return amount.ok ? amount.value : undefined;
}
