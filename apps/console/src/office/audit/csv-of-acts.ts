import type { AuditRow } from "@sampan/contract/kernel/audit/staff-audit";
import { csvOf } from "@sampan/domain/kernel/csv";

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

/** Acts as a file for spreadsheets; customers and staff chose what stands in some cells. [BO-03] */
export const csvOfActs = (rows: readonly AuditRow[]): string =>
  csvOf([[...columns], ...rows.map((row) => columns.map((name) => textOf(row[name])))]);

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
};
