import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nextItemStatus } from "@sampan/domain/trade/orders/item-state";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { ReckonedRefund } from "@sampan/domain/trade/refunds/reckon-refund";
import type { WithClosedDays } from "@sampan/domain/kernel/closed-days";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffMember } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { returnOwnStock } from "../../goods/catalogue/take-own-stock.ts";
import { returnCoupon } from "../../money/coupons/return-coupon.ts";
import { refundCharges } from "../charges/refund-charges.ts";
import { rewriteOrderStatus } from "../orders/rewrite-order-status.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import { advanceLine } from "./advance-line.ts";
import { type HeldRefund, moveRefund } from "./hold-refund.ts";
import { creditRefund } from "./credit-refund.ts";
import { returnFreightCoupons } from "./return-freight-coupons.ts";
import { amountsOf, reckonLine, reckonStay } from "./reckon-line.ts";
import { insertParts } from "./refund-queries.ts";
import { type RefundNotice, tellOfRefund } from "./tell-of-refund.ts";
import { writeBits } from "./write-bits.ts";

export interface Payout {
  /** Who pays it out; nobody where the house advances it, or a price change brings it. */
  readonly staff: StaffMember | undefined;
  readonly jobs: Needs["jobs"];
  readonly limits: Limits & WithClosedDays;
  readonly now: Date;
}

export type NotPaid = Refusal<"refund_not_in_state" | "refund_above_paid" | "refund_bill_open">;

/** Cents of the payment currency and points. */
export interface PaidRefund {
  readonly amount: number;
  readonly cash: number;
  readonly bonus: number;
  readonly points: number;
  readonly points_taken: number;
}

/**
 * Pays a held, accepted refund out and lets everything follow: charges and line count it, the ledger moves, pieces
 * that never leave the shelf return to it, the line falls or goes on with what is left, the coupon of an order that
 * came back whole returns, and an order whose lines have all fallen closes itself, its freight coming back as its fees do.
 * Refuses `refund_bill_open` for the last line of an order that owes freight: a biller takes that bill back first.
 * [BO-25] [REF-17] [REF-18]
 */
export async function payRefund(
  db: Db,
  held: HeldRefund,
  { staff, jobs, limits, now }: Payout,
): Promise<Result<PaidRefund, NotPaid>> {
  const { refund, facts } = held;
  const { order } = facts.item;
  const isStay = refund.kind === "compensation";
  const reckoned = isStay
    ? reckonStay(facts, refund.amount, refund.source === "claim" ? "cash_first" : "as_paid")
    : ok(
        reckonLine(facts, {
          pieces: refund.real_num,
          fault: refund.fault,
          isBought: refund.is_bought,
          returnFreight: refund.return_freight,
        }),
      );
  if (!reckoned.ok) return reckoned;
  const pieces = isStay ? 0 : refund.real_num;
  const isWhole = !isStay && facts.refund_num + pieces === facts.item.num;
  const isAllBack = isWhole && facts.others.length === 0;
  const fellsOrder = isAllBack && order.completed_at === null;
  if (fellsOrder && order.status === 6) return refuse({ code: "refund_bill_open" });

  const credited = await creditRefund(db, held, reckoned.value, { limits, now });
  const moved = await moveRefund(db, held, {
    event: isStay ? "compensate" : "pay_buyer",
    change: {
      ...amountsOf(facts, reckoned.value),
      cash: reckoned.value.forms.cash,
      bonus: reckoned.value.forms.bonus,
      points_amount: reckoned.value.forms.points,
      ...credited,
      executed_at: now,
      executed_by: staff?.id ?? null,
      // What follows a price change or an instruction is nobody's to advance: it is due at once.
      is_advanced: staff === undefined && !dueAtOnce.includes(refund.source),
    },
    limits,
    now,
  });
  if (!moved.ok) return moved;
  await countRefund(db, held, { reckoned: reckoned.value, pieces });
  if (!isStay) await advanceLine(db, facts, { pieces, isWhole });
  if (!isStay && canReturnToShelf(held)) await returnOwnStock(db, [{ ...facts, num: pieces }]);
  if (isAllBack) await returnCoupon(db, jobs, { tid: order.tid, now });
  await rewriteOrderStatus(db, order.id, {
    pay_real: sql<number>`pay_real - ${reckoned.value.forms.cash}`,
    ...(fellsOrder && { closed_at: now }),
  });
  if (fellsOrder) await returnFreightCoupons(db, jobs, facts, now);
  const paid = {
    amount: reckoned.value.total,
    cash: reckoned.value.forms.cash,
    bonus: reckoned.value.forms.bonus,
    ...credited,
  };
  await tell(db, held, { paid, pieces, fellsOrder, payout: { staff, jobs, limits, now } });
  return ok(paid);
}

const dueAtOnce: readonly HeldRefund["refund"]["source"][] = ["price_change", "instruction"];

/** What was paid for charges and line is used up by so much. */
async function countRefund(
  db: Db,
  { refund, facts }: HeldRefund,
  { reckoned, pieces }: { readonly reckoned: ReckonedRefund; readonly pieces: number },
): Promise<void> {
  await insertParts(db, refund.id, reckoned.parts);
  await refundCharges(db, facts.item.order.id, reckoned.parts);
  await writeBits(db, facts, { pieces, cash: reckoned.forms.cash, value: reckoned.ofLine });
}

/** Our own goods that never left, or have come back whole. */
function canReturnToShelf({ refund, facts }: HeldRefund): boolean {
  if (refund.reason === "damaged" || refund.reason === "missing") return false;
  return nextItemStatus(facts.item.status, "refund").ok || refund.returned_at !== null;
}

const noticeOf = ({ kind, source }: HeldRefund["refund"]): RefundNotice => {
  if (kind === "pieces") return "refund_paid";
  return source === "price_change" ? "price_fall_returned" : "compensation_paid";
};

interface Told {
  readonly paid: PaidRefund;
  readonly pieces: number;
  readonly fellsOrder: boolean;
  readonly payout: Payout;
}

async function tell(
  db: Db,
  { refund, facts }: HeldRefund,
  { paid, pieces, fellsOrder, payout: { staff, jobs, now } }: Told,
): Promise<void> {
  const { order, oid } = facts.item;
  const actor = staff
    ? ({ kind: "staff", name: staff.name } as const)
    : ({ kind: "system" } as const);
  const log = { orderId: order.id, actor, now };
  await writeOrderLog(db, {
    ...log,
    biz_code: orderLogCodes.refunded,
    content: { oid, number: refund.number, num: pieces, amount: paid.amount },
  });
  if (fellsOrder) await writeOrderLog(db, { ...log, biz_code: orderLogCodes.closed, content: {} });
  // Whoever claimed hears of the claim.
  if (refund.source === "claim") return;
  await tellOfRefund(db, { jobs }, refund, {
    kind: noticeOf(refund),
    values: { tid: order.tid, amount: paid.amount, currency: order.currency },
    now,
  });
}
