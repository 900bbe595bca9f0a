import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  nextWithdrawalState,
  type WithdrawalEvent,
} from "@sampan/domain/money/withdrawals/withdrawal-state";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { closeAfterAudit, holdClosing } from "./close-after-audit.ts";
import { findHold } from "./find-hold.ts";
import { isOwnAccount } from "../../people/staff/is-own-account.ts";
import { moveSum } from "./move-money.ts";
import { lockWithdrawal, type StoredWithdrawal, updateWithdrawal } from "./withdrawal-queries.ts";

export interface Auditing extends Pick<Needs, "jobs" | "limits"> {
  readonly caller: StaffCaller;
}
type Refused = Refusal<"withdrawal_unknown" | "withdrawal_not_in_state" | "self_approval">;

/**
 * Passes the audit: what was set aside leaves the account, and one that closes the account closes it. Refuses
 * `withdrawal_held` while payouts of the account wait, `self_approval` for one's own, and what was decided.
 * [BO-31] [WAL-29] [WAL-35]
 */
export async function passWithdrawal(
  db: Db,
  number: string,
  { caller, jobs, limits }: Auditing,
): Promise<Result<null, Refused | Refusal<"withdrawal_held">>> {
  const { now } = caller;
  const withdrawal = await findToAudit(db, number, caller);
  if (!withdrawal.ok) return withdrawal;
  const { account_id: accountId, card_changed_at, amount, currency } = withdrawal.value;
  const until = await findHold(db, { accountId, card_changed_at }, { now, limits });
  if (until)
    return refuse({
      code: "withdrawal_held",
      values: { until: formatWireTime(until, caller.region) },
    });
  const decided = await decide(db, withdrawal.value, { event: "pass", caller, reason: "" });
  if (!decided.ok) return decided;
  if (withdrawal.value.is_closing) await holdClosing(db, accountId);
  await moveSum(db, withdrawal.value, { event: "pass", now });
  await notifyCustomer(db, jobs, {
    accountId,
    kind: "withdrawal_passed",
    values: { amount, currency, digits: withdrawal.value.last_digits },
    link: "/cashHistory",
    now,
  });
  if (withdrawal.value.is_closing) await closeAfterAudit(db, withdrawal.value, { jobs, now });
  return ok(null);
}

/** Fails the audit for a reason that the customer reads: all of it is theirs again. [BO-31] [WAL-30] [WAL-35] */
export async function failWithdrawal(
  db: Db,
  { number, reason }: { readonly number: string; readonly reason: string },
  { caller, jobs }: Auditing,
): Promise<Result<null, Refused | Refusal<"reason_needed">>> {
  const words = reason.trim();
  if (words === "") return refuse({ code: "reason_needed" });
  const withdrawal = await findToAudit(db, number, caller);
  if (!withdrawal.ok) return withdrawal;
  const decided = await decide(db, withdrawal.value, { event: "fail", caller, reason: words });
  if (!decided.ok) return decided;
  await moveSum(db, withdrawal.value, { event: "fail", now: caller.now });
  const { account_id, amount, currency } = withdrawal.value;
  await notifyCustomer(db, jobs, {
    accountId: account_id,
    kind: "withdrawal_failed",
    values: { amount, currency, reason: words },
    link: "/cashHistory",
    now: caller.now,
  });
  return ok(null);
}

async function findToAudit(
  db: Db,
  number: string,
  { staff }: StaffCaller,
): Promise<Result<StoredWithdrawal, Refused>> {
  const withdrawal = await lockWithdrawal(db, number);
  if (!withdrawal) return refuse({ code: "withdrawal_unknown" });
  if (await isOwnAccount(db, { staffId: staff.id, accountId: withdrawal.account_id }))
    return refuse({ code: "self_approval" });
  return ok(withdrawal);
}

async function decide(
  db: Db,
  { id, number, state, amount, fee, currency }: StoredWithdrawal,
  { event, caller, reason }: { event: WithdrawalEvent; caller: StaffCaller; reason: string },
): Promise<Result<null, Refused>> {
  const next = nextWithdrawalState(state, event);
  if (!next.ok) return next;
  const { now: decided_at, staff } = caller;
  await updateWithdrawal(db, id, { state: next.value, reason, decided_at, decided_by: staff.id });
  await recordAudit(db, caller, {
    action: `${event}_withdrawal`,
    object_kind: "withdrawal",
    object_id: number,
    old_value: { state },
    new_value: { state: next.value, amount, fee, currency, reason },
  });
  return ok(null);
}
