import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { countShipped } from "../orders/count-shipped.ts";
import { isPriceAsked } from "../orders/is-price-asked.ts";
import { type LockedItem, lockItems } from "../orders/lock-items.ts";
import { moveItem } from "../orders/move-item.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import { freeForecast } from "./free-forecast.ts";
import { countWays, holdExpress, insertShipment, isExpressTaken } from "./purchase-queries.ts";

export interface FoundShipment {
  readonly accountId: number;
  readonly lines: readonly { readonly oid: string; readonly num: number }[];
  readonly express_no: string;
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
 * Forecasts goods of one customer under the number of a parcel that lies in a warehouse already. Pieces that were
 * forecast under numbers that never came are taken from those: the parcel shows that they were wrong. [BO-15] [BO-12]
 */
export async function announceFound(
  db: Db,
  { accountId, lines, express_no }: FoundShipment,
  caller: StaffCaller,
): Promise<Result<null, Refused>> {
  const oids = lines.map(({ oid }) => oid);
  const items = await lockItems(db, { oids });
  const isTheirs = items.every((item) => item.order.account_id === accountId);
  if (!isTheirs || new Set(oids).size < oids.length || items.length < oids.length)
    return refuse({ code: "order_unknown" });
  await holdExpress(db, express_no);
  if (await isExpressTaken(db, { express_no, accountId }))
    return refuse({ code: "express_no_known" });
  const orderIds = items.map(({ order }) => order.id);
  if ((await countWays(db, express_no, orderIds)) > 1) return refuse({ code: "ways_differ" });
  const ids = items.map(({ id }) => id);
  if (await isPriceAsked(db, ids)) return refuse({ code: "price_question_open" });
  for (const item of items) {
    const num = lines.find(({ oid }) => oid === item.oid)?.num ?? 0;
    const forecast = await forecastLine(db, { item, num, express_no }, caller);
    if (!forecast.ok) return forecast;
  }
  return ok(null);
}

async function forecastLine(
  db: Db,
  { item, num, express_no }: { item: LockedItem; num: number; express_no: string },
  { staff, now }: StaffCaller,
): Promise<Result<null, Refusal<"item_not_in_state" | "amount_invalid">>> {
  if (item.arrived_num + num > item.wanted) return refuse({ code: "amount_invalid" });
  await freeForecast(db, { itemId: item.id, express_no, left: item.wanted - num });
  const total = (await countShipped(db, item.id)) + num;
  if (total > item.wanted) return refuse({ code: "amount_invalid" });
  // What was announced whole, or came in part, keeps that status.
  if (item.status !== 5 && item.status !== 21) {
    const moved = await moveItem(db, item, total === item.wanted ? "ship" : "ship_batch");
    if (!moved.ok) return moved;
  }
  await insertShipment(db, { item_id: item.id, express_no, carrier: "", num, recorded_at: now });
  await writeOrderLog(db, {
    orderId: item.order.id,
    biz_code: orderLogCodes.seller_shipped,
    actor: { kind: "staff", name: staff.name },
    content: { oid: item.oid, express_no, carrier: "", num },
    now,
  });
  return ok(null);
}
