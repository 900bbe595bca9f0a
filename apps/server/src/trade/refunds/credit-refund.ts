import { proportion } from "@sampan/domain/kernel/money";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import type { ReckonedRefund } from "@sampan/domain/trade/refunds/reckon-refund";
import type { Db } from "../../kernel/db/db.ts";
import { findGrantedPoints } from "../../money/ledger/find-granted-points.ts";
import { postTransfer } from "../../money/ledger/post-transfer.ts";
import { takePointsBack } from "../../money/ledger/take-points-back.ts";
import type { HeldRefund } from "./hold-refund.ts";

/** Points that went back, and earned ones that were taken back. */
export interface CreditedPoints {
  readonly points: number;
  readonly points_taken: number;
}

/**
 * Moves the money of a refund: cash and red packet as one transfer under the refund's own name, which is never posted
 * twice, points used as another. What the order earned in points shrinks with what is kept of it. [REF-17] [PTS-04]
 */
export async function creditRefund(
  db: Db,
  { refund, facts }: HeldRefund,
  { forms, freight }: Pick<ReckonedRefund, "forms" | "freight">,
  { limits, now }: { readonly limits: Limits; readonly now: Date },
): Promise<CreditedPoints> {
  const { order } = facts.item;
  const { tid, currency, account_id: owner } = order;
  const money = forms.cash + forms.bonus;
  const billed = freight.forms.cash + freight.forms.bonus;
  if (money > 0) {
    const posted = await postTransfer(db, {
      idempotency_key: `refund:${refund.number}`,
      kind: refund.kind === "compensation" ? "compensation" : "refund",
      currency,
      tid,
      remark: { oid: facts.item.oid },
      entries: [
        { account: { owner, kind: "cash" }, amount: forms.cash },
        { account: { owner, kind: "bonus" }, amount: forms.bonus },
        { account: { clearing: "sales" }, amount: billed - money },
        { account: { clearing: "freight" }, amount: -billed },
      ],
      now,
    });
    if (!posted.ok) throw new Error("an income cannot lack a balance", { cause: posted.error });
    if (posted.value.repeated) throw new Error(`refund ${refund.number} was paid before`);
  }
  const points = await returnPoints(db, { refund, facts }, { forms, freight, limits, now });
  return { points, points_taken: await takeEarned(db, { refund, facts }, { forms, now }) };
}

/** Points used come back by what they were worth; parts of a point wait for the next part of the order, or bill. */
async function returnPoints(
  db: Db,
  { refund, facts }: HeldRefund,
  {
    forms,
    freight,
    limits,
    now,
  }: Pick<ReckonedRefund, "forms" | "freight"> & { limits: Limits; now: Date },
): Promise<number> {
  const { order } = facts.item;
  const worth = order.pay_info.points_worth ?? limits.points_worth_cents;
  const before = (order.pay_info.points ?? 0) - facts.left.points;
  const first = forms.points - freight.forms.points;
  const points = Math.floor((before + first) / worth) - facts.points + freight.points;
  if (points <= 0) return 0;
  const posted = await postTransfer(db, {
    idempotency_key: `refund_points:${refund.number}`,
    kind: "points_returned",
    currency: "PTS",
    tid: order.tid,
    entries: [
      { account: { owner: order.account_id, kind: "points" }, amount: points },
      { account: { clearing: "loyalty" }, amount: -points },
    ],
    now,
  });
  if (!posted.ok) throw new Error("an income cannot lack a balance", { cause: posted.error });
  return points;
}

/** What a completed order earned, in proportion to what of it came back; never more than there is. */
async function takeEarned(
  db: Db,
  { refund, facts }: HeldRefund,
  { forms, now }: Pick<ReckonedRefund, "forms"> & { now: Date },
): Promise<number> {
  const { order } = facts.item;
  const granted = await findGrantedPoints(db, order.tid);
  const earning = order.pay_real + facts.cash_since;
  if (granted === 0 || earning === 0) return 0;
  const left = Math.max(0, order.pay_real - forms.cash);
  const kept = proportion(granted, { numerator: left, denominator: earning }, "down");
  return takePointsBack(db, {
    accountId: order.account_id,
    tid: order.tid,
    key: refund.number,
    points: granted - kept - facts.taken,
    now,
  });
}
