import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { exportAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { auditFilterOf } from "./audit-filter-of.ts";
import { countActs, findActs } from "./stored-acts.ts";
import { describeAct } from "./describe-act.ts";
import { recordAudit } from "./record-audit.ts";

type Call = typeof exportAuditLog;

/** More rows than this never leave the house in one file. */
const auditExportRows = 500;

/**
 * All acts that match, for a file. Whoever takes them out of the house is on record with what they asked
 * for. Refuses `export_too_large`, so that nobody carries the whole log away by accident. [BO-03]
 */
export async function exportAudit(
  db: Db,
  wanted: InputOf<Call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<Call>, Refusal<"export_too_large">>> {
  const filter = auditFilterOf(wanted, caller.region);
  const count = await countActs(db, filter);
  const most = auditExportRows;
  if (count > most) return refuse({ code: "export_too_large", values: { count, most } });
  const acts = await findActs(db, filter, { page: 1, page_size: most });
  await recordAudit(db, caller, {
    action: "export_audit",
    object_kind: "audit_log",
    object_id: "",
    new_value: { ...wanted, rows: acts.length },
  });
  return ok({
    datalist: acts.map((act) => describeAct(act, caller.region)),
    total: acts.length,
  });
}
