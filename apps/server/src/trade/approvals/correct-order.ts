import type { InputOf, OutputOf } from "@sampan/contract/call";
import type * as calls from "@sampan/contract/staff-reviews";
import type { GoodsClass } from "@sampan/domain/goods-class";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { tradeLogCodes } from "@sampan/domain/trade-log";
import { correctGoodsClass } from "../catalogue/correct-goods-class.ts";
import { returnOwnStock } from "../catalogue/take-own-stock.ts";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { setLine, setSellerFreight } from "../orders/correct-order.ts";
import { lockOrder, type LockedOrder } from "../orders/lock-order.ts";
import { moveItem } from "../orders/move-item.ts";
import { reckonOrder } from "../orders/reckon-order.ts";
import { rewriteOrderStatus } from "../orders/rewrite-order-status.ts";
import { writeTradeLog } from "../orders/write-trade-log.ts";
import { recordAudit } from "../staff/record-audit.ts";
import { readReview } from "./read-review.ts";
import { findReviewLines, findReviewSellers, type ReviewLineRow } from "./review-queries.ts";

type ReviewNeeds = Pick<Needs, "limits" | "say">;
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
  const seller = sellers.find(({ id }) => String(id) === input.seller_id);
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
  const { order, line } = found.value;
  const price = input.price ?? line.price;
  const goods_class = input.goods_class ?? (line.goods_class as GoodsClass);
  await setLine(db, line.id, { price, goods_class });
  if (input.goods_class) await correctGoodsClass(db, { productId: line.product_id, goods_class });
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

async function lockForReview(
  db: Db,
  tid: string,
): Promise<Result<LockedOrder, Refusal<"order_unknown" | "order_not_in_state">>> {
  const order = await lockOrder(db, { tid });
  if (!order.ok) return order;
  return order.value.status === -1 ? order : refuse({ code: "order_not_in_state" });
}

interface FoundLine {
  readonly order: LockedOrder;
  readonly line: ReviewLineRow;
  /** The other lines that are still in review. */
  readonly others: readonly ReviewLineRow[];
}

async function findLine(
  db: Db,
  { tid, oid }: { readonly tid: string; readonly oid: string },
): Promise<
  Result<FoundLine, Refusal<"order_unknown" | "order_not_in_state" | "item_not_in_state">>
> {
  const order = await lockForReview(db, tid);
  if (!order.ok) return order;
  const lines = await findReviewLines(db, tid);
  const line = lines.find((each) => each.oid === oid);
  if (!line) return refuse({ code: "order_unknown" });
  if (line.status !== 1) return refuse({ code: "item_not_in_state" });
  const others = lines.filter((each) => each !== line && each.status === 1);
  return ok({ order: order.value, line, others });
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
  await reckonOrder(db, order, { limits: needs.limits, terms: caller.terms });
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
  await writeTradeLog(db, {
    orderId: order.id,
    biz_code: tradeLogCodes.corrected,
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
