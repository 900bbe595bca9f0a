import type { InputOf } from "@sampan/contract/kernel/call";
import type { setCustomerTier as setTierCall } from "@sampan/contract/people/customers/staff-customers";
import { addDays, parseWireTime } from "@sampan/domain/kernel/business-time";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { setTier } from "../accounts/change-customer.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { findCustomerByUid } from "./customer-queries.ts";
import { endGrants, findGrant, insertGrant, lockAccount } from "./desk-queries.ts";

type Refused = Refusal<(typeof setTierCall)["refusals"][number]>;

/**
 * Sets a customer's membership tier, for good or to the end of a day of the customer's, when the tier comes
 * back that was there before. Refuses `customer_unknown`, `reason_needed` and `tier_end_past`. [BO-47] [ACC-32]
 */
export async function setCustomerTier(
  db: Db,
  { uid, user_level, reason, until }: InputOf<typeof setTierCall>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refused>> {
  if (reason.trim() === "") return refuse({ code: "reason_needed" });
  await lockAccount(db, uid);
  const known = await findCustomerByUid(db, uid);
  if (!known) return refuse({ code: "customer_unknown" });
  const ends_at = until === undefined ? null : endOfDay(until, known.region);
  if (ends_at && ends_at <= caller.now) return refuse({ code: "tier_end_past" });

  const standing = await findGrant(db, known.id);
  await endGrants(db, known.id, caller.now);
  await setTier(db, known.id, user_level);
  await insertGrant(db, {
    account_id: known.id,
    tier: user_level,
    // What comes back is never a tier that would have ended itself.
    tier_before: standing?.ends_at ? standing.tier_before : known.tier,
    reason: reason.trim(),
    staff_id: caller.staff.id,
    granted_at: caller.now,
    ends_at,
  });
  await recordAudit(db, caller, {
    action: "set_tier",
    object_kind: "customer",
    object_id: uid,
    old_value: known.tier,
    new_value: { tier: user_level, reason: reason.trim(), ...(until ? { until } : {}) },
  });
  return ok({});
}

/** Midnight after a day. */
function endOfDay(day: string, region: Region): Date | null {
  const start = parseWireTime(`${day} 00:00:00`, region);
  return start.ok ? addDays(start.value, 1) : null;
}
