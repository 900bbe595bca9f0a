import type { StaffActName } from "@sampan/domain/kernel/staff-acts";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { markKept } from "../../people/accounts/cancelling.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { holdClosing } from "./close-after-audit.ts";
import { settleReturns } from "../statements/credit-sure-arrivals.ts";
import { holdStatements } from "../statements/hold-statements.ts";
import { isOwnAccount } from "../../people/staff/is-own-account.ts";
import { creditReturn } from "./move-money.ts";
import {
  findCurrency,
  lockWithdrawal,
  type StoredWithdrawal,
  updateWithdrawal,
} from "./withdrawal-queries.ts";

type Unfit = Refusal<"withdrawal_unknown" | "withdrawal_not_in_state">;

export interface Return {
  readonly number: string;
  readonly fault: "ours" | "theirs";
  readonly reason: string;
}

/**
 * Enters that the bank sent a payout back: a first signature, which moves nothing. Refuses `reason_needed`,
 * `return_entered` when somebody did already, and `withdrawal_not_in_state` unless it was paid out.
 */
export async function enterReturn(
  db: Db,
  { number, fault, reason }: Return,
  caller: StaffCaller,
): Promise<Result<null, Unfit | Refusal<"reason_needed" | "return_entered">>> {
  const words = reason.trim();
  if (words === "") return refuse({ code: "reason_needed" });
  const withdrawal = await lockPaid(db, number);
  if (!withdrawal.ok) return withdrawal;
  if (withdrawal.value.return_entered_at) return refuse({ code: "return_entered" });
  const { now, staff } = caller;
  await updateWithdrawal(db, withdrawal.value.id, {
    return_fault: fault,
    return_reason: words,
    return_entered_at: now,
    return_entered_by: staff.id,
  });
  await record(db, caller, { number, action: "enter_payout_return", value: { fault, reason } });
  return ok(null);
}

/**
 * Credits a payout that came back, with the fee where the fault is ours, and opens an account again that it had closed.
 * An arrival that surely brings
 * it back is said to be it. Refuses `return_not_entered`, and `self_approval` for whoever entered it and for one's own account.
 */
export async function confirmReturn(
  db: Db,
  number: string,
  { caller, jobs }: { readonly caller: StaffCaller } & Pick<Needs, "jobs">,
): Promise<Result<null, Unfit | Refusal<"return_not_entered" | "self_approval">>> {
  const known = await findCurrency(db, number);
  if (known) await holdStatements(db, known.currency);
  const withdrawal = await lockPaid(db, number);
  if (!withdrawal.ok) return withdrawal;
  const { id, account_id: accountId, return_entered_by, return_fault } = withdrawal.value;
  if (return_entered_by === null) return refuse({ code: "return_not_entered" });
  const { now, staff } = caller;
  if (return_entered_by === staff.id || (await isOwnAccount(db, { staffId: staff.id, accountId })))
    return refuse({ code: "self_approval" });

  const isOurFault = return_fault === "ours";
  await updateWithdrawal(db, id, { returned_at: now, returned_by: staff.id });
  await holdClosing(db, accountId);
  await creditReturn(db, { ...withdrawal.value, isOurFault }, now);
  // Refused for an account that is open anyway, or gone: then there is nothing to open.
  await markKept(db, accountId);
  const { amount, fee, currency, return_reason: reason } = withdrawal.value;
  const credited = amount + (isOurFault ? fee : 0);
  await record(db, caller, { number, action: "confirm_payout_return", value: { credited } });
  await settleReturns(db, currency, now);
  await notifyCustomer(db, jobs, {
    accountId,
    kind: "withdrawal_returned",
    values: { amount: credited, currency, reason },
    link: "/cashHistory",
    now,
  });
  return ok(null);
}

/** Takes an entry away that was not confirmed: the payout arrived after all. Refuses `return_not_entered`. */
export async function dropReturn(
  db: Db,
  number: string,
  caller: StaffCaller,
): Promise<Result<null, Unfit | Refusal<"return_not_entered">>> {
  const withdrawal = await lockPaid(db, number);
  if (!withdrawal.ok) return withdrawal;
  if (!withdrawal.value.return_entered_at) return refuse({ code: "return_not_entered" });
  await updateWithdrawal(db, withdrawal.value.id, {
    return_fault: "",
    return_reason: "",
    return_entered_at: null,
    return_entered_by: null,
  });
  await record(db, caller, { number, action: "drop_payout_return", value: {} });
  return ok(null);
}

async function lockPaid(db: Db, number: string): Promise<Result<StoredWithdrawal, Unfit>> {
  const withdrawal = await lockWithdrawal(db, number);
  if (!withdrawal) return refuse({ code: "withdrawal_unknown" });
  const isPaid = withdrawal.paid_at !== null && withdrawal.returned_at === null;
  return isPaid ? ok(withdrawal) : refuse({ code: "withdrawal_not_in_state" });
}

const record = (
  db: Db,
  caller: StaffCaller,
  { number, action, value }: { number: string; action: StaffActName; value: object },
): Promise<void> =>
  recordAudit(db, caller, {
    action,
    object_kind: "withdrawal",
    object_id: number,
    new_value: value,
  });
