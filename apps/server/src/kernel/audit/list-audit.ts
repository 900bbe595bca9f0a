import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import { auditFilterOf } from "./audit-filter-of.ts";
import { countActs, findActs } from "./stored-acts.ts";
import { describeAct } from "./describe-act.ts";

type Call = typeof queryAuditLog;

/** What staff did, filtered, newest first; days are those of the house's region. [BO-03] */
export async function listAudit(
  db: Db,
  { page, page_size, ...wanted }: InputOf<Call>,
  { region }: StaffCaller,
): Promise<Result<OutputOf<Call>, never>> {
  const filter = auditFilterOf(wanted, region);
  const acts = await findActs(db, filter, { page, page_size });
  return ok({
    datalist: acts.map((act) => describeAct(act, region)),
    total: await countActs(db, filter),
  });
}
