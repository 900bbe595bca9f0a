import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nextSignatureState, type SignatureEvent } from "@sampan/domain/kernel/two-signatures";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { isOwnAccount } from "../../people/staff/is-own-account.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import { lockCorrection, type StoredCorrection } from "./correction-queries.ts";

type Decided = { readonly data: { readonly number: string } };
type Unfit = Refusal<"correction_unknown" | "correction_decided">;

/**
 * Moves the money of a correction as one row of the ledger, and tells the customer why. Refuses `correction_unknown`,
 * `correction_decided`, `self_approval` for whoever entered it and for one's own account, and `balance_insufficient`
 * when the customer has spent meanwhile what it takes. [BO-33] [WAL-51]
 */
export async function confirmCorrection(
  db: Db,
  { number }: { readonly number: string },
  { caller, jobs }: { readonly caller: StaffCaller } & Pick<Needs, "jobs">,
): Promise<Result<Decided, Unfit | Refusal<"self_approval" | "balance_insufficient">>> {
  const correction = await lockCorrection(db, number);
  if (!correction) return refuse({ code: "correction_unknown" });
  const { account_id: accountId, amount, currency, reason, entered_by } = correction;
  const { staff, now } = caller;
  if (entered_by === staff.id || (await isOwnAccount(db, { staffId: staff.id, accountId })))
    return refuse({ code: "self_approval" });
  const decided = await decide(db, correction, { event: "confirm", caller });
  if (!decided.ok) return decided;
  const posted = await postTransfer(db, {
    idempotency_key: `correction:${number}`,
    kind: "correction",
    currency,
    tid: number,
    entries: [
      { account: { owner: accountId, kind: "cash" }, amount },
      { account: { clearing: "correction" }, amount: -amount },
    ],
    now,
  });
  if (!posted.ok) return posted;
  await notifyCustomer(db, jobs, {
    accountId,
    kind: amount > 0 ? "balance_credited" : "balance_debited",
    values: { amount: Math.abs(amount), currency, reason },
    link: "/getAccBalance",
    now,
  });
  return decided;
}

/** Takes a correction back that was not confirmed. Refuses `correction_unknown` and `correction_decided`. [BO-33] */
export async function dropCorrection(
  db: Db,
  { number }: { readonly number: string },
  caller: StaffCaller,
): Promise<Result<Decided, Unfit>> {
  const correction = await lockCorrection(db, number);
  if (!correction) return refuse({ code: "correction_unknown" });
  return decide(db, correction, { event: "drop", caller });
}

async function decide(
  db: Db,
  { id, number, state }: StoredCorrection,
  { event, caller }: { readonly event: SignatureEvent; readonly caller: StaffCaller },
): Promise<Result<Decided, Refusal<"correction_decided">>> {
  const next = nextSignatureState(state, event);
  if (!next.ok) return refuse({ code: "correction_decided" });
  await db
    .updateTable("balance_corrections")
    .set({ state: next.value, decided_at: caller.now, decided_by: caller.staff.id })
    .where("id", "=", id)
    .execute();
  await recordAudit(db, caller, {
    action: `${event}_correction`,
    object_kind: "correction",
    object_id: number,
    new_value: {},
  });
  return ok({ data: { number } });
}
