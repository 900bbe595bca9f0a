import type { RequestOf } from "@sampan/contract/kernel/call";
import type { queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";

export const filterNames = [
  "staff_email",
  "action",
  "object_kind",
  "object_id",
  "text",
  "from",
  "to",
] as const satisfies readonly (keyof RequestOf<typeof queryAuditLog>)[];
type FilterName = (typeof filterNames)[number];

export type Filters = Partial<Readonly<Record<FilterName, string>>>;

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The filters that say something; a day that is none is left out. */
export function writtenFilters(given: Readonly<Record<string, string | undefined>>): Filters {
  const written = filterNames
    .map((name) => [name, given[name]?.trim() ?? ""] as const)
    .filter(([name, value]) => value !== "" && (!isDay(name) || day.test(value)));
  return Object.fromEntries(written);
}

export const isDay = (name: FilterName): boolean => name === "from" || name === "to";
