import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { letOut, type LetOut } from "../../trade/refunds/let-out.ts";
import { checkOtherPerson } from "../../trade/refunds/limit-employee.ts";
import { holdBillToCover, tidOfLate } from "./cover-delays.ts";
import { type DelayCover, endCover, findIdOfBill, holdCover } from "./delay-queries.ts";
import { payDelayCover } from "./pay-delay-cover.ts";

interface Deciding {
  readonly caller: StaffCaller;
  readonly jobs: Needs["jobs"];
}

type HeldCover = NonNullable<Awaited<ReturnType<typeof holdBillToCover>>> & {
  readonly cover: DelayCover;
};

type NotDecided = Refusal<"claim_unknown" | "claim_not_in_state" | "self_approval">;

/**
 * Pays a cover that facts may not pay by themselves into the wallet, once, within what one employee lets out in a day, or by two;
 * never of the reader's own account. [BO-28]
 */
export async function payCoverByHand(
  db: Db,
  bill_tid: string,
  { caller, jobs }: Deciding,
): Promise<Result<LetOut, NotDecided | Refusal<"refund_limit_reached">>> {
  const held = await holdWaiting(db, bill_tid, caller);
  if (!held.ok) return held;
  const { cover, ...bill } = held.value;
  const payout = { kind: "delay_cover", number: bill_tid, cny: cover.cny } as const;
  const out = await letOut(db, caller, payout);
  if (!out.ok || out.value === "signed") return out;
  const { staff, settings: limits, now } = caller;
  const parcel_tid = await tidOfLate(db, cover.bill_id, cover.parcel_id);
  await payDelayCover(db, cover, { ...bill, parcel_tid, staff, jobs, limits, now });
  await audit(db, caller, { bill_tid, state: "paid", amount: cover.amount });
  return out;
}

/** Declines a cover that waits; its customer reads why on the bill. Refuses `reason_needed`. [BO-28] */
export async function declineCover(
  db: Db,
  { id: bill_tid, reason }: { readonly id: string; readonly reason: string },
  { caller }: Pick<Deciding, "caller">,
): Promise<Result<null, NotDecided | Refusal<"reason_needed">>> {
  if (reason.trim() === "") return refuse({ code: "reason_needed" });
  const held = await holdWaiting(db, bill_tid, caller);
  if (!held.ok) return held;
  const { cover } = held.value;
  const { now: ended_at, staff } = caller;
  const ending = {
    state: "declined",
    ended_at,
    ended_by: staff.id,
    reason: reason.trim(),
  } as const;
  await endCover(db, cover.bill_id, ending);
  await audit(db, caller, { bill_tid, state: "declined", amount: cover.amount });
  return ok(null);
}

/** Holds a bill's orders, the bill and its cover, where it waits and is not the reader's own. */
async function holdWaiting(
  db: Db,
  bill_tid: string,
  caller: StaffCaller,
): Promise<Result<HeldCover, NotDecided>> {
  const billId = await findIdOfBill(db, bill_tid);
  const held = billId === undefined ? undefined : await holdBillToCover(db, billId);
  const cover = billId === undefined ? undefined : await holdCover(db, billId);
  if (!held || !cover) return refuse({ code: "claim_unknown" });
  if (cover.state !== "waiting") return refuse({ code: "claim_not_in_state" });
  const other = await checkOtherPerson(db, caller, { accountId: cover.account_id, others: [] });
  return other.ok ? ok({ ...held, cover }) : other;
}

const audit = (
  db: Db,
  caller: StaffCaller,
  { bill_tid, state, amount }: { bill_tid: string; state: "paid" | "declined"; amount: number },
): Promise<void> =>
  recordAudit(db, caller, {
    action: state === "paid" ? "pay_delay_cover" : "decline_delay_cover",
    object_kind: "bill",
    object_id: bill_tid,
    old_value: { state: "waiting" },
    new_value: { state, amount },
  });
