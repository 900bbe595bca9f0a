import type { Cents } from "./money.ts";

/** Rows as a file for banks' pages and spreadsheets: a mark for UTF-8, CRLF, every cell in quotes. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(cellOf).join(",")).join("\r\n")}\r\n`;

/** `2000.05`, as spreadsheets of every country read it; negative where it is taken. */
export function decimalOf(cents: Cents): string {
  const [whole, rest] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  return `${cents < 0 ? "-" : ""}${whole}.${String(rest).padStart(2, "0")}`;
}

/** What begins like a formula would be run by a spreadsheet, and much of what stands here others wrote. */
const cellOf = (text: string): string =>
  `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The wide forms of the signs too: spreadsheets of our own regions read them as the narrow ones. */
const isFormula = (text: string): boolean =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^-\d+(\.\d+)?$/.test(text);
