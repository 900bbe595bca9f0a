import type { InputOf } from "@sampan/contract/call";
import type { setCustomerTier as setTierCall } from "@sampan/contract/staff-customers";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { setTier } from "../accounts/change-customer.ts";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { findCustomerByUid } from "./customer-queries.ts";
import { recordAudit } from "./record-audit.ts";

/** Sets a customer's membership tier. Refuses `customer_unknown`. [BO-47] */
export async function setCustomerTier(
  db: Db,
  { uid, user_level }: InputOf<typeof setTierCall>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<"customer_unknown">>> {
  const customer = await findCustomerByUid(db, uid);
  if (!customer) return refuse({ code: "customer_unknown" });
  await setTier(db, customer.id, user_level);
  await recordAudit(db, caller, {
    action: "set_tier",
    object_kind: "customer",
    object_id: uid,
    old_value: customer.tier,
    new_value: user_level,
  });
  return ok({});
}
