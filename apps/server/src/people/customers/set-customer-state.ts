import type { AccountState } from "@sampan/domain/people/accounts/account-state";
import type { InputOf } from "@sampan/contract/kernel/call";
import type { setCustomerState as setStateCall } from "@sampan/contract/people/customers/staff-customers";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { setAccountState } from "../accounts/change-customer.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findCustomerByUid } from "./customer-queries.ts";
import { lockAccount } from "./desk-queries.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";

/**
 * Disables a customer, whose sessions end with the same transaction, or enables them again. Refuses
 * `reason_needed`, and `customer_unknown`, also for an account its owner cancelled. [BO-48]
 */
export async function setCustomerState(
  db: Db,
  { uid, state, reason }: InputOf<typeof setStateCall>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<"customer_unknown" | "reason_needed">>> {
  if (reason.trim() === "") return refuse({ code: "reason_needed" });
  // Held first: its owner may close it at this moment.
  await lockAccount(db, uid);
  const customer = await findCustomerByUid(db, uid);
  if (!customer || !isUsable(customer.state)) return refuse({ code: "customer_unknown" });
  await setAccountState(db, customer.id, state);
  await recordAudit(db, caller, {
    action: state === "disabled" ? "disable_customer" : "enable_customer",
    object_kind: "customer",
    object_id: uid,
    old_value: customer.state,
    new_value: { state, reason },
  });
  return ok({});
}

/** Whoever left is out of the staff's hands. */
const isUsable = (state: AccountState): boolean => state === "active" || state === "disabled";
