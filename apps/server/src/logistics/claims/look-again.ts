import type { InputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/logistics/claims/staff-claims";
import { inYuan } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nextClaimState } from "@sampan/domain/logistics/claims/claim-state";
import { claimablePieces } from "@sampan/domain/logistics/claims/may-claim";
import { reckonMore } from "@sampan/domain/logistics/claims/reckon-claim";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { checkEmployeeLimit, checkOtherPerson } from "../../trade/refunds/limit-employee.ts";
import { conversionOf, goodsOfLine } from "../../trade/refunds/reckon-line.ts";
import { countClaimsOfItem } from "./claim-queries.ts";
import { type HeldClaim, holdClaimWithLine, moveClaim } from "./hold-claim-with-line.ts";
import { updateSecondLook } from "./second-look-queries.ts";
import { sayAccepted } from "./say-accepted.ts";
import { tellOfClaim } from "./tell-of-claim.ts";

interface Deciding {
  readonly caller: StaffCaller;
  readonly jobs: Needs["jobs"];
}

type NotHeld = Refusal<"claim_unknown" | "claim_not_in_state" | "self_approval">;

/** Stays with what facts decided, for a reason that the customer reads; it is over then. [BO-28] */
export async function keepClaim(
  db: Db,
  { id: number, reason }: InputOf<typeof calls.keepClaim>,
  { caller, jobs }: Deciding,
): Promise<Result<null, NotHeld | Refusal<"reason_needed">>> {
  const answer = reason.trim();
  if (answer === "") return refuse({ code: "reason_needed" });
  const held = await holdToLook(db, number, { event: "keep", caller });
  if (!held.ok) return held;
  const { claim, facts } = held.value;
  const { now, settings: limits, staff } = caller;
  await updateSecondLook(db, claim.id, { answer, answered_at: now, answered_by: staff.id });
  const keeping = { event: "keep", hand: "service", change: {}, limits, now } as const;
  const moved = await moveClaim(db, held.value, keeping);
  if (!moved.ok) return moved;
  const { oid, order } = facts.item;
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: orderLogCodes.claim_kept,
    actor: { kind: "staff", name: staff.name },
    content: { oid, number, reason: answer },
    now,
  });
  await recordAudit(db, caller, {
    action: "keep_claim",
    object_kind: "claim",
    object_id: number,
    old_value: { state: claim.state },
    new_value: { reason: answer },
  });
  const values = { tid: order.tid, reason: answer };
  await tellOfClaim(db, { jobs }, claim, { kind: "claim_kept", values, now });
  return ok(null);
}

type NotMore = Refusal<
  "claim_number_needed" | "claim_too_many" | "refund_above_paid" | "refund_limit_reached"
>;

/**
 * Accepts more pieces of a claim that facts decided: what all of them come to by its insured share, without what was paid, and never more than is left of
 * the line. Not more pieces than neither came back nor were claimed. Finance pays it, and never whoever accepted. [BO-28] [CLM-16]
 */
export async function acceptMore(
  db: Db,
  { id: number, num, answer }: InputOf<typeof calls.acceptMoreOfClaim>,
  { caller, jobs }: Deciding,
): Promise<Result<null, NotHeld | NotMore>> {
  const held = await holdToLook(db, number, { event: "accept_more", caller });
  if (!held.ok) return held;
  const { claim, facts } = held.value;
  if (num < 1) return refuse({ code: "claim_number_needed" });
  const { claimed } = await countClaimsOfItem(db, claim.item_id);
  const left = claimablePieces({ num: facts.item.num, gone: facts.refund_num, claimed });
  if (num > left) return refuse({ code: "claim_too_many", values: { left } });
  const goods = goodsOfLine(facts);
  const { goods: goods_amount, amount } = reckonMore({
    ...goods,
    num: facts.item.num,
    pieces: num,
    share_bp: claim.share_bp,
    before: { pieces: claim.real_num, amount: claim.amount },
  });
  if (amount === 0) return refuse({ code: "refund_above_paid", values: { left: goods.left } });
  const cny = inYuan(amount, conversionOf(facts));
  const limited = await checkEmployeeLimit(db, caller, { act: "answered", cny });
  if (!limited.ok) return limited;

  const { now, settings: limits, staff } = caller;
  const given = { num, goods_amount, amount, cny, answer: answer.trim() };
  await updateSecondLook(db, claim.id, { ...given, answered_at: now, answered_by: staff.id });
  const accepting = { event: "accept_more", hand: "service", change: {}, limits, now } as const;
  const moved = await moveClaim(db, held.value, accepting);
  if (!moved.ok) return moved;
  await recordAudit(db, caller, {
    action: "accept_more_of_claim",
    object_kind: "claim",
    object_id: number,
    old_value: { state: claim.state, num: claim.real_num, amount: claim.amount },
    new_value: { num, amount },
  });
  await sayAccepted(db, held.value, { jobs, caller, num, amount });
  return ok(null);
}

/** A claim that a person is asked to look at, held; not for somebody's own account. */
async function holdToLook(
  db: Db,
  number: string,
  { event, caller }: { readonly event: "keep" | "accept_more"; readonly caller: StaffCaller },
): Promise<Result<HeldClaim, NotHeld>> {
  const held = await holdClaimWithLine(db, { number });
  if (!held.ok) return held;
  const { claim } = held.value;
  const possible = nextClaimState(claim.state, event, "service");
  if (!possible.ok) return possible;
  const other = await checkOtherPerson(db, caller, { accountId: claim.account_id, others: [] });
  return other.ok ? held : other;
}
