import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import { parseAmount } from "@sampan/domain/kernel/money";
import { refuse, ok, type Result } from "@sampan/domain/kernel/result";
import { parse } from "csv-parse/sync";
import { decodeStatement } from "./decode-statement.ts";
import type { Statement, StatementLine, StatementRefused } from "./statement.ts";
import { dayOf } from "./table-format.ts";

const columns = ["serial", "kind", "amount", "fee", "currency", "day"] as const;
type Column = (typeof columns)[number];
type Row = Readonly<Record<Column, string>>;

/** What a provider settled, or took back: those stand below zero, however the file writes them. */
const kinds = ["payment", "reversal", "chargeback"];

/**
 * What a payment provider settled, as a table of ours: `serial,kind,amount,fee,currency,day`, UTF-8, amounts in whole units
 * with a point, days as `2026-11-20`, one currency a file. Amounts become cents of what customers paid; the fee stays in the
 * words. Refuses as every statement is refused. [BO-32]
 */
export function readSettlement(bytes: Uint8Array): Result<Statement, StatementRefused> {
  const text = decodeStatement(bytes, "big5");
  if (!text.ok) return text;
  const rows = rowsOf(text.value);
  const [first] = rows ?? [];
  if (!rows || !first || columns.some((name) => first.row[name] === undefined))
    return refuse({ code: "statement_not_of_bank" });
  const said = first.row.currency.toUpperCase();
  const currency = paymentCurrencies.find((one) => one === said);
  if (!currency) return refuse({ code: "statement_currency", values: { currency: said } });
  const lines: StatementLine[] = [];
  for (const { row, line } of rows) {
    const read = row.currency.toUpperCase() === currency ? readRow(row) : undefined;
    if (!read) return refuse({ code: "statement_row_unreadable", values: { line } });
    lines.push(read);
  }
  return ok({ currency, account: "", lines });
}

function rowsOf(text: string): { row: Row; line: number }[] | undefined {
  try {
    const records = parse(text, {
      bom: true,
      info: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: Row; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ row: record, line: info.lines }));
  } catch {
    // Rows of different lengths, or a quote that is never closed: no table of ours.
    return undefined;
  }
}

function readRow({ serial, kind, amount, fee, day }: Row): StatementLine | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const booked_on = dayOf(year, month, date);
  const paid = parseAmount(amount.replace(/^-/, ""));
  const kept = parseAmount(fee === "" ? "0" : fee.replace(/^-/, ""));
  const what = kind.toLowerCase();
  if (serial === "" || !booked_on || !paid.ok || !kept.ok || !kinds.includes(what))
    return undefined;
  return {
    booked_on,
    booked_at: "",
    amount: what === "payment" && !amount.startsWith("-") ? paid.value : -paid.value,
    balance: null,
    text: `${what} · fee ${fee === "" ? "0" : fee}`,
    reference: serial,
    raw: [serial, kind, amount, fee, day].join(","),
  };
}
