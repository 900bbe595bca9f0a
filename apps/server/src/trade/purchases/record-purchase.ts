import { allocate, multiply } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { isOrderedByWire } from "../orders/is-ordered-by-wire.ts";
import { isPriceAsked } from "../orders/is-price-asked.ts";
import { type LockedItem, lockItems } from "../orders/lock-items.ts";
import { moveItem } from "../orders/move-item.ts";
import { recordItemPurchase } from "../orders/record-item-facts.ts";
import { rewriteOrderStatus } from "../orders/rewrite-order-status.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import { claimsSince } from "./claim-purchases.ts";
import { endClaimsOfBought } from "./claim-queries.ts";
import { isClaimedByOther } from "./is-claimed-by-other.ts";
import { type ActingStaff, recordAudit } from "../../kernel/audit/record-audit.ts";

export interface Purchase {
  readonly oids: readonly string[];
  /** The marketplace's order number. */
  readonly out_oid: string;
  /** CNY cents that the marketplace took for all of them, freight included. */
  readonly cost?: number | undefined;
}

type Refused = Refusal<
  | "order_unknown"
  | "item_not_in_state"
  | "out_oid_needed"
  | "price_question_open"
  | "claimed_by_other"
>;

interface Recording {
  readonly caller: ActingStaff;
  readonly jobs: Needs["jobs"];
}

/**
 * Records that a buyer ordered paid goods at the marketplace (13 to 4), all of the named lines or none, of one order or
 * of several. What it cost is shared among the lines by what was paid for them. Refuses goods that are being ordered over
 * the marketplace's interface at the moment. [BO-10]
 */
export async function recordPurchase(
  db: Db,
  purchase: Purchase,
  { caller, jobs }: Recording,
): Promise<Result<null, Refused | Refusal<"wire_order_open">>> {
  const items = await lockItems(db, { oids: purchase.oids });
  const ids = items.map(({ id }) => id);
  const claims = { staff_id: caller.staff.id, since: claimsSince(caller) };
  if (await isClaimedByOther(db, ids, claims)) return refuse({ code: "claimed_by_other" });
  if (await isOrderedByWire(db, ids)) return refuse({ code: "wire_order_open" });
  return enterPurchase(db, purchase, { caller, jobs });
}

/** The same for goods that are ordered already, whoever has taken them on since. */
export async function enterPurchase(
  db: Db,
  { oids, out_oid, cost }: Purchase,
  { caller, jobs }: Recording,
): Promise<Result<null, Exclude<Refused, Refusal<"claimed_by_other">>>> {
  const number = out_oid.trim();
  if (number === "") return refuse({ code: "out_oid_needed" });
  const items = await lockItems(db, { oids });
  if (items.length < new Set(oids).size) return refuse({ code: "order_unknown" });

  const ids = items.map(({ id }) => id);
  if (await isPriceAsked(db, ids)) return refuse({ code: "price_question_open" });
  const costs = await shareCost(db, items, cost);
  for (const item of items) {
    // Nothing of it will ever be sent: it is done once it is paid (`complete-on-behalf.ts`).
    if (item.order.biz_attribute === bizAttributes.payment_on_behalf)
      return refuse({ code: "item_not_in_state" });
    const moved = await moveItem(db, item, "purchase");
    if (!moved.ok) return moved;
    const own = costs.get(item.id);
    await recordItemPurchase(db, item.id, {
      out_oid: number,
      cost: own,
      bought_at: caller.now,
      bought_by: caller.staff.id,
    });
    await recordAudit(db, caller, {
      action: "record_purchase",
      object_kind: "order_item",
      object_id: item.oid,
      old_value: { status: item.status, out_oid: item.out_oid },
      new_value: { status: moved.value, out_oid: number, ...(own !== undefined && { cost: own }) },
    });
  }
  await endClaimsOfBought(db, ids);
  for (const order of new Set(items.map((item) => item.order))) {
    await rewriteOrderStatus(db, order.id);
    await writeOrderLog(db, {
      orderId: order.id,
      biz_code: orderLogCodes.purchased,
      actor: { kind: "staff", name: caller.staff.name },
      content: {
        out_oid: number,
        oids: items.filter((item) => item.order === order).map(({ oid }) => oid),
      },
      now: caller.now,
    });
    await notifyCustomer(db, jobs, {
      accountId: order.account_id,
      kind: "goods_purchased",
      values: { tid: order.tid },
      link: `/orderDetailOwn?tid=${order.tid}`,
      now: caller.now,
    });
  }
  return ok(null);
}

/** What each line cost: its share by the yuan it was ordered at, so that the shares add up. */
async function shareCost(
  db: Db,
  items: readonly LockedItem[],
  cost: number | undefined,
): Promise<ReadonlyMap<number, number>> {
  if (cost === undefined || items.length === 0) return new Map();
  const ids = items.map(({ id }) => id);
  const rows = await db
    .selectFrom("order_items")
    .select(["id", "price"])
    .where("id", "in", ids)
    .execute();
  const priceOf = new Map(rows.map(({ id, price }) => [id, price]));
  const shares = allocate(
    cost,
    items.map(({ id, wanted }) => multiply(priceOf.get(id) ?? 0, wanted)),
  );
  return new Map(ids.map((id, position) => [id, shares[position] ?? 0]));
}
