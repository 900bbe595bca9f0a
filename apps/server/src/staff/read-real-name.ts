import type { OutputOf } from "@sampan/contract/call";
import type { readRealName as readCall } from "@sampan/contract/staff-customers";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { openRealName } from "../accounts/decide-real-name.ts";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { findCustomerByUid } from "./customer-queries.ts";
import { recordAudit } from "./record-audit.ts";

/** Opens submitted identity data for the right that needs it; every look is on record. [BO-46] */
export async function readRealName(
  db: Db,
  { uid }: { uid: string },
  caller: StaffCaller,
  needs: Pick<Needs, "config">,
): Promise<Result<OutputOf<typeof readCall>, Refusal<"customer_unknown">>> {
  const customer = await findCustomerByUid(db, uid);
  const of = customer && { accountId: customer.id, region: customer.region };
  const data = of && (await openRealName(db, of, needs));
  if (!data) return refuse({ code: "customer_unknown" });
  await recordAudit(db, caller, {
    action: "read_real_name",
    object_kind: "customer",
    object_id: uid,
  });
  return ok({ data });
}
