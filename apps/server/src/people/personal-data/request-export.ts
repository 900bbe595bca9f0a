import type { requestExport as requestCall } from "@sampan/contract/people/personal-data";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findExport, noteExport } from "./export-queries.ts";

type Refused = Refusal<Exclude<(typeof requestCall)["refusals"][number], "wrong_password">>;

/** Gathering everything is work: once a day is often enough. */
export const nextExportAt = (askedAt: Date): Date => addDays(askedAt, 1);

/** Asks for a copy of the caller's own data. Refuses `export_too_soon` within a day of the last one. */
export async function requestExport(
  db: Db,
  _input: object,
  { customer, now }: CustomerCaller,
  { jobs }: Pick<Needs, "jobs">,
): Promise<Result<Record<never, never>, Refused>> {
  const { id: accountId, region } = customer;
  if (!(await noteExport(db, accountId, { now, since: addDays(now, -1) }))) {
    const last = await findExport(db, accountId);
    const at = formatWireTime(nextExportAt(last?.asked_at ?? now), region);
    return refuse({ code: "export_too_soon", values: { at } });
  }
  await jobs.send(db, "export-person", { account_id: accountId });
  return ok({});
}
