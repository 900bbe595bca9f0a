import type { ItemEvent } from "@sampan/domain/trade/orders/item-state";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { isPriceAsked } from "../orders/is-price-asked.ts";
import { type LockedItem, lockItems } from "../orders/lock-items.ts";
import { moveItem } from "../orders/move-item.ts";
import { rewriteOrderStatus } from "../orders/rewrite-order-status.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import { type ActingStaff, recordAudit } from "../../kernel/audit/record-audit.ts";
import { countShipped } from "../orders/count-shipped.ts";
import { countWays, holdExpress, insertShipment, isExpressTaken } from "./purchase-queries.ts";

export interface SellerShipment {
  readonly lines: readonly { readonly oid: string; readonly num: number }[];
  readonly express_no: string;
  readonly carrier: string;
}

interface Recording {
  readonly caller: ActingStaff;
  readonly jobs: Needs["jobs"];
}

type Refused = Refusal<
  | "order_unknown"
  | "item_not_in_state"
  | "amount_invalid"
  | "express_no_known"
  | "ways_differ"
  | "price_question_open"
>;

/**
 * Records an express number of a seller. The piece that completes a line makes it shipped (5), before that
 * it ships in batches (20). One number carries goods of one customer, so that the warehouse knows whose
 * parcel it holds, and goods that go one way to one address: a parcel is priced, boxed and delivered whole,
 * and nobody's goods fly because those beside them do. [BO-12]
 */
export async function recordSellerShipment(
  db: Db,
  shipment: SellerShipment,
  recording: Recording,
): Promise<Result<null, Refused>> {
  const oids = shipment.lines.map(({ oid }) => oid);
  const items = await lockItems(db, { oids });
  const [first] = items;
  if (!first || items.length < oids.length) return refuse({ code: "order_unknown" });
  const accountId = first.order.account_id;
  const isMixed = items.some((item) => item.order.account_id !== accountId);
  await holdExpress(db, shipment.express_no);
  if (isMixed || (await isExpressTaken(db, { express_no: shipment.express_no, accountId })))
    return refuse({ code: "express_no_known" });
  const orderIds = items.map(({ order }) => order.id);
  if ((await countWays(db, shipment.express_no, orderIds)) > 1)
    return refuse({ code: "ways_differ" });

  const ids = items.map(({ id }) => id);
  if (await isPriceAsked(db, ids)) return refuse({ code: "price_question_open" });
  for (const item of items) {
    const num = shipment.lines.find(({ oid }) => oid === item.oid)?.num ?? 0;
    const shipped = await shipLine(db, { item, num }, shipment, recording);
    if (!shipped.ok) return shipped;
  }
  for (const order of new Set(items.map((item) => item.order))) {
    await rewriteOrderStatus(db, order.id);
    await notifyCustomer(db, recording.jobs, {
      accountId,
      kind: "seller_shipped",
      values: { tid: order.tid, express_no: shipment.express_no },
      link: `/orderDetailOwn?tid=${order.tid}`,
      now: recording.caller.now,
    });
  }
  // Its courier is asked about it at once, where somebody tells what couriers scan.
  const once = `shipped ${shipment.express_no}`;
  await recording.jobs.send(db, "ask-trackers", {}, { once });
  return ok(null);
}

async function shipLine(
  db: Db,
  { item, num }: { item: LockedItem; num: number },
  { express_no, carrier }: SellerShipment,
  { caller }: Recording,
): Promise<Result<null, Refusal<"item_not_in_state" | "amount_invalid">>> {
  const total = (await countShipped(db, item.id)) + num;
  if (total > item.wanted) return refuse({ code: "amount_invalid" });
  // A line the warehouse signed in part keeps that status; its further parcels are only announced.
  if (item.status !== 21) {
    const event: ItemEvent = total === item.wanted ? "ship" : "ship_batch";
    const moved = await moveItem(db, item, event);
    if (!moved.ok) return moved;
  }
  await insertShipment(db, {
    item_id: item.id,
    express_no,
    carrier,
    num,
    recorded_at: caller.now,
  });
  const content = { oid: item.oid, express_no, carrier, num };
  await writeOrderLog(db, {
    orderId: item.order.id,
    biz_code: orderLogCodes.seller_shipped,
    actor: { kind: "staff", name: caller.staff.name },
    content,
    now: caller.now,
  });
  await recordAudit(db, caller, {
    action: "record_seller_shipment",
    object_kind: "order_item",
    object_id: item.oid,
    old_value: { status: item.status },
    new_value: content,
  });
  return ok(null);
}
