import { formatWireTime } from "@sampan/domain/business-time";
import type { Region } from "@sampan/domain/regions";
import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { Needs } from "../needs.ts";
import { notifyCustomer } from "../notices/notify-customer.ts";
import { unsealRealName, type RealName } from "./real-name.ts";
import { decideSubmission, findRealName } from "./real-name-queries.ts";

export interface RealNameDecision {
  readonly accountId: number;
  readonly state: "verified" | "rejected";
  readonly reason: string;
  readonly now: Date;
}

/** Decides a waiting submission and tells the customer. Refuses `real_name_settled` when none waits. [BO-46] */
export async function decideRealName(
  db: Db,
  decision: RealNameDecision,
  { jobs }: Pick<Needs, "jobs">,
): Promise<Result<undefined, { readonly code: "real_name_settled" }>> {
  if (!(await decideSubmission(db, decision))) return refuse({ code: "real_name_settled" });
  const { accountId, state, reason, now } = decision;
  const about = { accountId, link: "/editRealName", now };
  if (state === "verified")
    await notifyCustomer(db, jobs, { ...about, kind: "real_name_verified", values: {} });
  else await notifyCustomer(db, jobs, { ...about, kind: "real_name_rejected", values: { reason } });
  return ok(undefined);
}

/** What was submitted, opened for a person who must verify it; undefined when nothing was. [BO-46] */
export async function openRealName(
  db: Db,
  { accountId, region }: { accountId: number; region: Region },
  needs: Pick<Needs, "config">,
): Promise<(RealName & { submitted_at: string }) | undefined> {
  const row = await findRealName(db, accountId);
  if (!row?.sealed) return undefined;
  return {
    ...unsealRealName(needs, accountId, row.sealed),
    submitted_at: formatWireTime(row.submitted_at, region),
  };
}
