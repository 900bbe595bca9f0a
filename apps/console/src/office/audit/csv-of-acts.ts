import type { AuditRow } from "@sampan/contract/kernel/audit/staff-audit";

const columns = [
  "id",
  "at",
  "staff_email",
  "staff_name",
  "action",
  "object_kind",
  "object_id",
  "old_value",
  "new_value",
  "address",
  "request_id",
] as const satisfies readonly (keyof AuditRow)[];

/** Acts as a file for spreadsheets: a mark for UTF-8, CRLF, every cell in quotes. [BO-03] */
export const csvOfActs = (rows: readonly AuditRow[]): string =>
  `\uFEFF${[columns, ...rows.map((row) => columns.map((name) => textOf(row[name])))]
    .map((cells) => cells.map(cellOf).join(","))
    .join("\r\n")}\r\n`;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** What begins like a formula would be run by a spreadsheet: customers choose what stands in some cells. */
const cellOf = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
