import { needsSecondPerson } from "@sampan/domain/money/topups/topup-state";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { restartMonth } from "../../people/accounts/cancelling.ts";
import { isOwnAccount } from "../../people/staff/is-own-account.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { lockWithdrawal, updateWithdrawal } from "./withdrawal-queries.ts";

type Refused = Refusal<
  "withdrawal_unknown" | "withdrawal_not_in_state" | "payout_reference_needed" | "self_approval"
>;

/**
 * Records the bank's reference of a payout, without a new state; of an account that was closed the month begins now.
 * Refuses `payout_reference_needed`, `withdrawal_not_in_state` unless it passed and has none yet, and `self_approval` for one's
 * own and for a large one by who passed its audit. [BO-31]
 */
export async function recordPayout(
  db: Db,
  { number, reference }: { readonly number: string; readonly reference: string },
  { caller, jobs }: { readonly caller: StaffCaller } & Pick<Needs, "jobs">,
): Promise<Result<null, Refused>> {
  const payout_reference = reference.trim();
  if (payout_reference === "") return refuse({ code: "payout_reference_needed" });
  const withdrawal = await lockWithdrawal(db, number);
  if (!withdrawal) return refuse({ code: "withdrawal_unknown" });
  if (withdrawal.state !== "passed" || withdrawal.paid_at)
    return refuse({ code: "withdrawal_not_in_state" });
  const { now, staff, settings } = caller;
  const own = { staffId: staff.id, accountId: withdrawal.account_id };
  const isTheirs =
    needsSecondPerson(withdrawal.amount, settings) && withdrawal.decided_by === staff.id;
  if (isTheirs || (await isOwnAccount(db, own))) return refuse({ code: "self_approval" });
  await updateWithdrawal(db, withdrawal.id, { payout_reference, paid_at: now, paid_by: staff.id });
  await recordAudit(db, caller, {
    action: "record_payout",
    object_kind: "withdrawal",
    object_id: number,
    new_value: { payout_reference },
  });
  const { account_id: accountId, amount, currency, last_digits } = withdrawal;
  await restartMonth(db, accountId, now);
  await notifyCustomer(db, jobs, {
    accountId,
    kind: "withdrawal_paid",
    values: { amount, currency, digits: last_digits },
    link: "/cashHistory",
    now,
  });
  return ok(null);
}
