import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nextTopupState } from "@sampan/domain/money/topups/topup-state";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { isOwnAccount } from "../../people/staff/is-own-account.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { creditTopup } from "./credit-topup.ts";
import { lockTopup, type StoredTopup, updateTopup } from "./topup-queries.ts";

type Refused = Refusal<"topup_unknown" | "topup_not_in_state">;
interface Reviewing {
  readonly caller: StaffCaller;
  readonly jobs: Needs["jobs"];
}

/**
 * Approves a bank top-up and credits it; a second approval finds it decided. Nobody approves their own: `self_approval`.
 * [BO-29] [BO-30] [WAL-32]
 */
export async function approveTopup(
  db: Db,
  number: string,
  { caller, jobs }: Reviewing,
): Promise<Result<null, Refused | Refusal<"self_approval">>> {
  const held = await holdTransfer(db, number);
  if (!held.ok) return held;
  const topup = held.value;
  if (await isOwnAccount(db, { staffId: caller.staff.id, accountId: topup.account_id }))
    return refuse({ code: "self_approval" });
  const decided = await decide(db, topup, { event: "approve", caller, reason: "" });
  if (!decided.ok) return decided;
  await creditTopup(db, topup, { jobs, now: caller.now });
  return ok(null);
}

/** Rejects a bank top-up for a reason the customer reads. [BO-29] [WAL-33] */
export async function rejectTopup(
  db: Db,
  { number, reason }: { number: string; reason: string },
  { caller, jobs }: Reviewing,
): Promise<Result<null, Refused | Refusal<"reason_needed">>> {
  const words = reason.trim();
  if (words === "") return refuse({ code: "reason_needed" });
  const held = await holdTransfer(db, number);
  if (!held.ok) return held;
  const decided = await decide(db, held.value, { event: "reject", caller, reason: words });
  if (!decided.ok) return decided;
  const { account_id, amount, currency } = held.value;
  await notifyCustomer(db, jobs, {
    accountId: account_id,
    kind: "topup_failed",
    values: { amount, currency, reason: words },
    link: "/rechargeHistory",
    now: caller.now,
  });
  return ok(null);
}

/** A declared transfer, held until the transaction ends. */
export async function holdTransfer(
  db: Db,
  number: string,
): Promise<Result<StoredTopup, Refusal<"topup_unknown">>> {
  const topup = await lockTopup(db, number);
  return topup?.way === "bank" ? ok(topup) : refuse({ code: "topup_unknown" });
}

async function decide(
  db: Db,
  topup: StoredTopup,
  { event, caller, reason }: { event: "approve" | "reject"; caller: StaffCaller; reason: string },
): Promise<Result<null, Refusal<"topup_not_in_state">>> {
  const next = nextTopupState(topup.state, event);
  if (!next.ok) return next;
  await updateTopup(db, topup.id, {
    state: next.value,
    reason,
    decided_at: caller.now,
    decided_by: caller.staff.id,
  });
  await recordAudit(db, caller, {
    action: `${event}_topup`,
    object_kind: "topup",
    object_id: topup.number,
    old_value: { state: topup.state },
    new_value: { state: next.value, amount: topup.amount, currency: topup.currency, reason },
  });
  return ok(null);
}
