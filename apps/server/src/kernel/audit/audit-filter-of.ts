import type { InputOf } from "@sampan/contract/kernel/call";
import type { exportAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import { addDays, parseWireTime } from "@sampan/domain/kernel/business-time";
import type { Region } from "@sampan/domain/kernel/regions";
import type { AuditFilter } from "./stored-acts.ts";

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
