import type { AuditRow } from "@sampan/contract/kernel/audit/staff-audit";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Region } from "@sampan/domain/kernel/regions";
import type { FoundAct } from "./stored-acts.ts";

/** An act of the log as the console shows it, on the clocks of the house's region. */
export const describeAct = (act: FoundAct, region: Region): AuditRow => ({
  ...act,
  id: String(act.id),
  at: formatWireTime(act.at, region),
  staff_name: act.staff_name ?? "",
  staff_email: act.staff_email ?? "",
});
