import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { needsSecondPerson, nextTopupState } from "@sampan/domain/money/topups/topup-state";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { isOwnAccount } from "../../people/staff/is-own-account.ts";
import { approveTopup, holdTransfer } from "./review-topup.ts";
import { type StoredTopup, updateTopup } from "./topup-queries.ts";

type Refused = Refusal<"topup_unknown" | "topup_not_in_state" | "reason_needed" | "self_approval">;

/**
 * Credits a declared transfer that no statement shows, for a reason that stays with it. One above what a person may let in
 * alone is vouched for first, and credited by another who says why as well. Refuses `reason_needed`, and `self_approval` to
 * whoever vouched or is its customer. [BO-29] [BO-32] [WAL-32]
 */
export async function creditByHand(
  db: Db,
  { number, reason }: { readonly number: string; readonly reason: string },
  { caller, jobs }: Pick<Needs, "jobs"> & { readonly caller: StaffCaller },
): Promise<Result<null, Refused>> {
  const exception = reason.trim();
  if (exception === "") return refuse({ code: "reason_needed" });
  const held = await holdTransfer(db, number);
  if (!held.ok) return held;
  const topup = held.value;
  const next = nextTopupState(topup.state, "approve");
  if (!next.ok) return next;
  const { staff, settings } = caller;
  if (needsSecondPerson(topup.amount, settings)) {
    if (topup.vouched_by === null) return await vouch(db, topup, { exception, caller });
    if (topup.vouched_by === staff.id) return refuse({ code: "self_approval" });
  }
  const approved = await approveTopup(db, number, { caller, jobs });
  if (!approved.ok) return approved;
  const said = [topup.exception, exception].filter((words) => words !== "");
  await updateTopup(db, topup.id, { exception: said.join("; ") });
  return ok(null);
}

async function vouch(
  db: Db,
  topup: StoredTopup,
  { exception, caller }: { readonly exception: string; readonly caller: StaffCaller },
): Promise<Result<null, Refusal<"self_approval">>> {
  const { staff, now } = caller;
  const accountId = topup.account_id;
  if (await isOwnAccount(db, { staffId: staff.id, accountId }))
    return refuse({ code: "self_approval" });
  await updateTopup(db, topup.id, { exception, vouched_by: staff.id, vouched_at: now });
  await recordAudit(db, caller, {
    action: "vouch_for_topup",
    object_kind: "topup",
    object_id: topup.number,
    new_value: { amount: topup.amount, currency: topup.currency, reason: exception },
  });
  return ok(null);
}
