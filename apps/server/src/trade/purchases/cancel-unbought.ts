import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { type ExpressionBuilder, sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Tables } from "../../kernel/db/schema.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { isOrderedByWire } from "../orders/is-ordered-by-wire.ts";
import { isPriceAsked } from "../orders/is-price-asked.ts";
import { type LockedItem, lockItems } from "../orders/lock-items.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import { gatherLine } from "../refunds/gather-line.ts";
import { hasOpenRefund } from "../refunds/has-open-refund.ts";
import { openRefund } from "../refunds/open-refund.ts";
import { payAtOnce } from "../refunds/pay-at-once.ts";
import { reckonLine } from "../refunds/reckon-line.ts";
import { claimsSince } from "./claim-purchases.ts";
import { isClaimedByOther } from "./is-claimed-by-other.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "cancel-unbought": Record<never, never>;
  }
}

const atOnce = 100;

/**
 * The job "cancel-unbought": what nobody bought within the days its customer gave when they ordered comes back to them
 * whole. Left alone while a buyer has taken it on, its price is asked about, or somebody has a refund of it; each is
 * looked at again under its order's lock. [ORD-60]
 */
export async function cancelUnbought(needs: Needs): Promise<void> {
  const { database, log } = needs;
  const now = needs.clock();
  const settings = needs.settings.at(now);
  const since = claimsSince({ settings, now });
  await actOnEach(await selectOverdue(database.db, { now, since }), {
    log,
    name: ({ oid }) => oid,
    act: ({ oid }) =>
      database.db.transaction().execute(async (open) => {
        const [item] = await lockItems(open, { oids: [oid] });
        if (item && (await isLeft(open, item, since))) await cancel(open, item, needs, now);
      }),
  });
}

const selectOverdue = (
  db: Db,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<{ oid: string }[]> =>
  db
    .selectFrom("order_items as item")
    .innerJoin("order_instructions as told", "told.order_id", "item.order_id")
    .innerJoin("orders", "orders.id", "item.order_id")
    .select("item.oid")
    .where("told.cancel_after_days", "is not", null)
    .where("item.status", "=", 13)
    .where(
      sql<Date>`orders.pay_time + make_interval(hours => 24 * told.cancel_after_days)`,
      "<=",
      now,
    )
    // What waits for somebody keeps none of the others waiting.
    .where((line) =>
      line.and([
        line.not(line.exists(claimOf(line, since))),
        line.not(line.exists(questionOf(line))),
        line.not(line.exists(choiceOf(line))),
        line.not(line.exists(openRefundOf(line))),
      ]),
    )
    .orderBy("orders.pay_time")
    .orderBy("item.id")
    .limit(atOnce)
    .execute();

type Line = ExpressionBuilder<Tables & { item: Tables["order_items"] }, "item">;

const claimOf = (line: Line, since: Date) =>
  line
    .selectFrom("purchase_claims as claim")
    .select("claim.sell_order_id")
    .whereRef("claim.sell_order_id", "=", "item.sell_order_id")
    .where("claim.claimed_at", ">", since);

const questionOf = (line: Line) =>
  line
    .selectFrom("price_changes as change")
    .select("change.id")
    .whereRef("change.item_id", "=", "item.id")
    .where("change.state", "=", "asked");

const choiceOf = (line: Line) =>
  line
    .selectFrom("second_choices as choice")
    .select("choice.id")
    .whereRef("choice.item_id", "=", "item.id")
    .where("choice.state", "=", "asked");

const openRefundOf = (line: Line) =>
  line
    .selectFrom("refunds")
    .select("refunds.id")
    .whereRef("refunds.item_id", "=", "item.id")
    .where("refunds.holder", "<>", "nobody");

/** Whether a held line still waits for nobody but a buyer. */
async function isLeft(db: Db, { id, status }: LockedItem, since: Date): Promise<boolean> {
  if (status !== 13 || (await isPriceAsked(db, [id])) || (await hasOpenRefund(db, id)))
    return false;
  if (await isOrderedByWire(db, [id])) return false;
  // Nobody on the staff: whoever holds it is another.
  return !(await isClaimedByOther(db, [id], { staff_id: 0, since }));
}

async function cancel(db: Db, item: LockedItem, needs: Needs, now: Date): Promise<void> {
  const { jobs } = needs;
  const limits = needs.settings.at(now);
  const facts = await gatherLine(db, item);
  const fallen = { pieces: item.wanted, fault: "us", isBought: false, returnFreight: 0 } as const;
  const actor = { kind: "system" } as const;
  const refund = await openRefund(
    db,
    facts,
    {
      kind: "pieces",
      source: "instruction",
      num: item.wanted,
      reason: "late",
      note: "",
      imgs: [],
      fault: "us",
      isBought: false,
      opens: "request",
      isAccepted: true,
      awaitsSeller: false,
      reckoned: reckonLine(facts, fallen),
      staffId: null,
    },
    { limits, actor, now },
  );
  const { order, oid } = item;
  const biz_code = orderLogCodes.unbought_cancelled;
  await writeOrderLog(db, { orderId: order.id, biz_code, actor, content: { oid }, now });
  await notifyCustomer(db, jobs, {
    accountId: order.account_id,
    kind: "unbought_cancelled",
    values: { tid: order.tid },
    link: `/orderDetailOwn?tid=${order.tid}`,
    now,
  });
  await payAtOnce(db, refund, { isUnbought: true, jobs, limits, now });
}
