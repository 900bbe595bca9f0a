import type { InputOf } from "@sampan/contract/call";
import type { exportAuditLog } from "@sampan/contract/staff-audit";
import { addDays, parseWireTime } from "@sampan/domain/business-time";
import type { Region } from "@sampan/domain/regions";
import type { AuditFilter } from "./audit-queries.ts";

/** The days that somebody asked for as moments of the house's region. */
export function auditFilterOf(
  { from, to, ...rest }: InputOf<typeof exportAuditLog>,
  region: Region,
): AuditFilter {
  const before = startOf(to, region);
  return {
    ...rest,
    since: startOf(from, region),
    before: before ? addDays(before, 1) : undefined,
  };
}

function startOf(day: string | undefined, region: Region): Date | undefined {
  if (day === undefined) return undefined;
  const start = parseWireTime(`${day} 00:00`, region);
  return start.ok ? start.value : undefined;
}
