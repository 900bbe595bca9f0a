import { orderLogCodes, type OrderLogEvent } from "@sampan/domain/trade/orders/order-log";
import {
  nextRefundBits,
  refundFlags,
  type RefundEvent,
} from "@sampan/domain/trade/refunds/refund-bits";
import { dueOf, holderOf } from "@sampan/domain/trade/refunds/refund-clock";
import type { ReckonedRefund } from "@sampan/domain/trade/refunds/reckon-refund";
import type {
  RefundFault,
  RefundKind,
  RefundReason,
} from "@sampan/domain/trade/refunds/refund-reasons";
import type { WithClosedDays } from "@sampan/domain/kernel/closed-days";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import type { Db } from "../../kernel/db/db.ts";
import type { OrderActor } from "../orders/write-order-log.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import type { LineFacts } from "./gather-line.ts";
import { amountsOf } from "./reckon-line.ts";
import { insertRefund, type RefundRecord, selectRefundsOfItem } from "./refund-queries.ts";
import { writeBits } from "./write-bits.ts";

export interface NewRefund {
  readonly kind: RefundKind;
  readonly source: "customer" | "stock_out" | "staff" | "price_change" | "instruction" | "claim";
  readonly num: number;
  readonly reason: RefundReason;
  readonly note: string;
  readonly imgs: readonly string[];
  readonly fault: RefundFault;
  readonly isBought: boolean;
  /** Which step opens it; what staff enter about a fact is accepted with it. */
  readonly opens: Extract<RefundEvent, "request" | "request_return">;
  readonly isAccepted: boolean;
  /** The seller's money is waited for before ours goes out. */
  readonly awaitsSeller: boolean;
  readonly reckoned: ReckonedRefund;
  readonly staffId: number | null;
}

interface Opening {
  readonly limits: Limits & WithClosedDays;
  readonly actor: OrderActor;
  readonly now: Date;
}

/** Opens a refund of a locked line and starts its clock. [REF-01] [REF-05] [REF-16] */
export async function openRefund(
  db: Db,
  facts: LineFacts,
  wish: NewRefund,
  { limits, actor, now }: Opening,
): Promise<RefundRecord> {
  const { item } = facts;
  const opened = nextRefundBits(0, wish.opens);
  if (!opened.ok) throw new Error("a new record has no bits that forbid a request");
  const status = wish.isAccepted ? opened.value | refundFlags.accepted : opened.value;
  const holder = holderOf({ status, awaitsSeller: wish.awaitsSeller, isEscalated: false });
  const before = await selectRefundsOfItem(db, item.id);
  const refund = await insertRefund(db, {
    number: `${item.oid}-R${before.length + 1}`,
    order_id: item.order.id,
    item_id: item.id,
    account_id: item.order.account_id,
    kind: wish.kind,
    source: wish.source,
    num: wish.num,
    real_num: wish.num,
    reason: wish.reason,
    note: wish.note,
    imgs: JSON.stringify(wish.imgs),
    fault: wish.fault,
    is_bought: wish.isBought,
    status,
    holder,
    awaits_seller: wish.awaitsSeller,
    due_at: dueOf(holder, now, item.order.region, limits),
    ...amountsOf(facts, wish.reckoned),
    requested_at: now,
    requested_by: wish.staffId,
    ...(wish.isAccepted && { answered_at: now }),
  });
  await writeBits(db, facts);
  // A claim has written its own steps.
  if (wish.source === "claim") return refund;
  await writeOrderLog(db, {
    orderId: item.order.id,
    biz_code: orderLogCodes[loggedAs(wish)],
    actor,
    content: { oid: item.oid, number: refund.number, num: wish.num },
    now,
  });
  return refund;
}

function loggedAs({ kind, source }: NewRefund): OrderLogEvent {
  if (source === "stock_out") return "stock_out";
  return kind === "compensation" ? "compensation_entered" : "refund_requested";
}
