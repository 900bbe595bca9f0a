import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { queryAuditLog } from "@sampan/contract/staff-audit";
import { addDays, formatWireTime, parseWireTime } from "@sampan/domain/business-time";
import type { Region } from "@sampan/domain/regions";
import { ok, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import { countActs, findActs } from "./audit-queries.ts";

type Call = typeof queryAuditLog;

/** What staff did, filtered, newest first; days are those of the house's region. [BO-03] */
export async function listAudit(
  db: Db,
  { from, to, page, page_size, ...rest }: InputOf<Call>,
  { region }: StaffCaller,
): Promise<Result<OutputOf<Call>, never>> {
  const before = startOf(to, region);
  const filter = {
    ...rest,
    since: startOf(from, region),
    before: before ? addDays(before, 1) : undefined,
  };
  const acts = await findActs(db, filter, { page, page_size });
  const datalist = acts.map((act) => ({
    ...act,
    id: String(act.id),
    at: formatWireTime(act.at, region),
    staff_name: act.staff_name ?? "",
  }));
  return ok({ datalist, total: await countActs(db, filter) });
}

function startOf(day: string | undefined, region: Region): Date | undefined {
  if (day === undefined) return undefined;
  const start = parseWireTime(`${day} 00:00`, region);
  return start.ok ? start.value : undefined;
}
