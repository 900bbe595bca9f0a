import type { InputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/logistics/claims/staff-claims";
import { inYuan } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nextClaimState } from "@sampan/domain/logistics/claims/claim-state";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { checkEmployeeLimit, checkOtherPerson } from "../../trade/refunds/limit-employee.ts";
import { conversionOf, goodsOfLine } from "../../trade/refunds/reckon-line.ts";
import { type HeldClaim, holdClaimWithLine, moveClaim } from "./hold-claim-with-line.ts";
import { reckonLineClaim } from "./hold-line.ts";
import { sayAccepted } from "./say-accepted.ts";
import { tellOfClaim } from "./tell-of-claim.ts";

interface Deciding {
  readonly caller: StaffCaller;
  readonly jobs: Needs["jobs"];
}

type NotAccepted = Refusal<
  | "claim_unknown"
  | "claim_not_in_state"
  | "claim_number_needed"
  | "claim_too_many"
  | "refund_above_paid"
  | "refund_limit_reached"
  | "self_approval"
>;

/**
 * Accepts a claim for all of its pieces or fewer: the insured share of what was paid for their goods, without insurance
 * the amount that is given, in cents of the payment currency; never more than is left of what was paid. Where the
 * customer gets nothing, the seller's share is what is waited for. [BO-28] [CLM-07] [CLM-13] [CLM-16]
 */
export async function acceptClaim(
  db: Db,
  { id: number, num, amount: given, awaits_seller, answer }: InputOf<typeof calls.acceptClaim>,
  { caller, jobs }: Deciding,
): Promise<Result<null, NotAccepted>> {
  const held = await holdClaimWithLine(db, { number });
  if (!held.ok) return held;
  const { claim, facts } = held.value;
  const possible = nextClaimState(claim.state, "accept", "service");
  if (!possible.ok) return possible;
  if (num < 1) return refuse({ code: "claim_number_needed" });
  if (num > claim.num) return refuse({ code: "claim_too_many", values: { left: claim.num } });
  const other = await checkOtherPerson(db, caller, { accountId: claim.account_id, others: [] });
  if (!other.ok) return other;
  const { left } = goodsOfLine(facts);
  const reckoned = reckonLineClaim(facts, { pieces: num, share_bp: claim.share_bp });
  const amount = claim.insurance === 0 ? given : reckoned.amount;
  if (amount > left) return refuse({ code: "refund_above_paid", values: { left } });
  const cny = inYuan(amount, conversionOf(facts));
  const limited = await checkEmployeeLimit(db, caller, { act: "answered", cny });
  if (!limited.ok) return limited;

  const { now, settings: limits, staff } = caller;
  const decided = {
    real_num: num,
    goods_amount: reckoned.goods,
    amount,
    cny,
    awaits_seller: awaits_seller || amount === 0,
    answer: answer.trim(),
    answered_at: now,
    answered_by: staff.id,
  };
  const accepting = { event: "accept", hand: "service", change: decided, limits, now } as const;
  const moved = await moveClaim(db, held.value, accepting);
  if (!moved.ok) return moved;
  await recordAudit(db, caller, {
    action: "accept_claim",
    object_kind: "claim",
    object_id: number,
    old_value: { state: claim.state, num: claim.num, amount: claim.amount },
    new_value: { num, amount, awaits_seller: decided.awaits_seller },
  });
  await sayAccepted(db, held.value, { jobs, caller, num, amount });
  return ok(null);
}

/** Rejects a claim for a reason that the customer reads; within the window they may claim anew. [BO-28] [CLM-08] */
export async function rejectClaim(
  db: Db,
  { id: number, reason }: InputOf<typeof calls.rejectClaim>,
  { caller, jobs }: Deciding,
): Promise<
  Result<null, Refusal<"claim_unknown" | "claim_not_in_state" | "reason_needed" | "self_approval">>
> {
  const answer = reason.trim();
  if (answer === "") return refuse({ code: "reason_needed" });
  const held = await holdClaimWithLine(db, { number });
  if (!held.ok) return held;
  const { claim, facts } = held.value;
  const other = await checkOtherPerson(db, caller, { accountId: claim.account_id, others: [] });
  if (!other.ok) return other;
  const { now, settings: limits, staff } = caller;
  const moved = await moveClaim(db, held.value, {
    event: "reject",
    hand: "service",
    change: { answer, answered_at: now, answered_by: staff.id, amount: 0, cny: 0 },
    limits,
    now,
  });
  if (!moved.ok) return moved;
  await logRejection(db, { claim, facts }, { name: staff.name, reason: answer, now });
  await recordAudit(db, caller, {
    action: "reject_claim",
    object_kind: "claim",
    object_id: number,
    old_value: { state: claim.state },
    new_value: { reason: answer },
  });
  const { tid } = facts.item.order;
  const values = { tid, reason: answer };
  await tellOfClaim(db, { jobs }, claim, { kind: "claim_rejected", values, now });
  return ok(null);
}

const logRejection = (
  db: Db,
  { claim: { number }, facts: { item } }: HeldClaim,
  { name, reason, now }: { readonly name: string; readonly reason: string; readonly now: Date },
): Promise<void> =>
  writeOrderLog(db, {
    orderId: item.order.id,
    biz_code: orderLogCodes.claim_rejected,
    actor: { kind: "staff", name },
    content: { oid: item.oid, number, reason },
    now,
  });
