import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/trade/approvals/staff-approvals";
import { checkOrderSize } from "@sampan/domain/trade/orders/order-size";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { correctGoodsClass } from "../../goods/catalogue/correct-goods-class.ts";
import { returnOwnStock } from "../../goods/catalogue/take-own-stock.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { setLine, setSellerFreight } from "../orders/correct-order.ts";
import type { LockedOrder } from "../orders/lock-order.ts";
import { moveItem } from "../orders/move-item.ts";
import { placeOfSeller } from "../orders/place-of-seller.ts";
import { reckonOrder } from "../orders/reckon-order.ts";
import { rewriteOrderStatus } from "../orders/rewrite-order-status.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import { keepEstimate } from "../door-price/keep-estimate.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { findLine, lockForReview } from "./find-line.ts";
import { readReview } from "./read-review.ts";
import { findReviewSellers } from "./approval-queries.ts";

type ReviewNeeds = Pick<Needs, "jobs" | "limits" | "say">;
type Corrected<Call extends keyof typeof calls> = Promise<
  Result<OutputOf<typeof calls.correctLine>, Refusal<RefusalsOf<Call>>>
>;
type RefusalsOf<Call extends keyof typeof calls> = (typeof calls)[Call] extends {
  readonly refusals: readonly (infer Name)[];
}
  ? Extract<Name, Refusal["code"]>
  : never;

/** Corrects what a seller charges for mainland freight, CNY cents. [BO-08] */
export async function correctFreight(
  db: Db,
  needs: ReviewNeeds,
  input: InputOf<typeof calls.correctMainlandFreight>,
  caller: StaffCaller,
): Corrected<"correctMainlandFreight"> {
  const order = await lockForReview(db, input.tid);
  if (!order.ok) return order;
  const sellers = await findReviewSellers(db, order.value.id);
  const seller = sellers.find((_, position) => placeOfSeller(position) === input.seller_id);
  if (!seller) return refuse({ code: "order_unknown" });
  const { mainland_freight } = input;
  await setSellerFreight(db, { orderId: order.value.id, sellerId: seller.id }, mainland_freight);
  return finish(db, needs, caller, {
    order: order.value,
    corrections: [
      {
        field: "mainland_freight",
        line: seller.shop_name,
        old: seller.mainland_freight,
        new: mainland_freight,
      },
    ],
  });
}

/** Corrects the price (CNY cents each) or the goods class of a line; the class is learned for the product. [BO-08] */
export async function correctLine(
  db: Db,
  needs: ReviewNeeds,
  input: InputOf<typeof calls.correctLine>,
  caller: StaffCaller,
): Corrected<"correctLine"> {
  const found = await findLine(db, input);
  if (!found.ok) return found;
  const { order, line, others } = found.value;
  const price = input.price ?? line.price;
  const goods_class = input.goods_class ?? line.goods_class;
  const size = checkOrderSize([...others, { ...line, price }]);
  if (!size.ok) return size;
  const priced = price === line.price ? {} : { priced_by: caller.staff.id };
  await setLine(db, line.id, { price, goods_class, ...priced });
  if (input.goods_class && line.product_id !== null)
    await correctGoodsClass(db, { productId: line.product_id, goods_class });
  const corrections = [
    { field: "price", line: line.oid, old: line.price, new: price },
    { field: "goods_class", line: line.oid, old: line.goods_class, new: goods_class },
  ] as const;
  return finish(db, needs, caller, {
    order,
    corrections: corrections.filter((correction) => correction.old !== correction.new),
  });
}

/**
 * Takes one line out of an order in review and leaves the rest payable. Refuses `order_has_no_items` for
 * the last line: such an order is rejected. [BO-09]
 */
export async function removeLine(
  db: Db,
  needs: ReviewNeeds,
  input: InputOf<typeof calls.removeLine>,
  caller: StaffCaller,
): Corrected<"removeLine"> {
  const found = await findLine(db, input);
  if (!found.ok) return found;
  const { order, line, others } = found.value;
  if (others.length === 0) return refuse({ code: "order_has_no_items" });
  const moved = await moveItem(db, line, "cancel");
  if (!moved.ok) return moved;
  await returnOwnStock(db, [line]);
  await rewriteOrderStatus(db, order.id);
  return finish(db, needs, caller, {
    order,
    corrections: [
      { field: "removed", line: line.oid, old: line.num, new: 0, reason: input.reason },
    ],
  });
}

interface Correction {
  readonly field: "mainland_freight" | "price" | "goods_class" | "removed";
  readonly line: string;
  readonly old: string | number;
  readonly new: string | number;
  readonly reason?: string;
}

/** Reckons the order anew, and writes for customer and audit what was and what is, each change by itself. */
async function finish(
  db: Db,
  needs: ReviewNeeds,
  caller: StaffCaller,
  { order, corrections }: { order: LockedOrder; corrections: readonly Correction[] },
): Promise<Result<OutputOf<typeof calls.correctLine>, Refusal<"order_unknown">>> {
  // What it was told before anybody changed it, where nobody kept that yet.
  await keepEstimate(db, order.id, { ...caller.settings, now: caller.now });
  await reckonOrder(db, order, {
    limits: needs.limits,
    closed_days: caller.settings.closed_days,
    fees: caller.settings.tier_service_fee_bp,
    prices: caller.prices,
    rounding: caller.settings.rounding,
    jobs: needs.jobs,
    now: caller.now,
  });
  for (const correction of corrections) await recordCorrection(db, caller, order, correction);
  const review = await readReview(db, needs, order.tid, caller);
  return review ? ok({ data: review }) : refuse({ code: "order_unknown" });
}

async function recordCorrection(
  db: Db,
  caller: StaffCaller,
  order: LockedOrder,
  correction: Correction,
): Promise<void> {
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: orderLogCodes.corrected,
    actor: { kind: "staff", name: caller.staff.name },
    content: { ...correction },
    now: caller.now,
  });
  const { field, line, old, new: corrected, reason } = correction;
  await recordAudit(db, caller, {
    action: "correct_order",
    object_kind: "order",
    object_id: order.tid,
    old_value: { [field]: old, line },
    new_value: { [field]: corrected, line, ...(reason ? { reason } : {}) },
  });
}
