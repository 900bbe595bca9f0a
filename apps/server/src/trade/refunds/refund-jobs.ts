import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { dueOf, whenLate } from "@sampan/domain/trade/refunds/refund-clock";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { isStaffAccount } from "../../people/staff/is-own-account.ts";
import { expireRefund } from "./expire-refund.ts";
import { holdRefundWithLine, type HeldRefund } from "./hold-refund.ts";
import { payRefund } from "./pay-refund.ts";
import { holdDayOf, selectLateRefunds, sumOfAdvances, updateRefund } from "./refund-queries.ts";
import { tellOfRefund } from "./tell-of-refund.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "escalate-late-refunds": Record<never, never>;
  }
}

const atOnce = 100;

/**
 * The job "escalate-late-refunds": what service or a seller did not finish in time goes to finance; what finance did
 * not pay in time the house advances, where service accepted it and it is small, else it stays first in line. Goods that
 * do not come back are asked for once more and given the same time again; then the request is closed, and nothing is
 * paid. Each under its lock: one that was answered in the last moment is left alone. [REF-06] [REF-10]
 */
export async function escalateLateRefunds(needs: Needs): Promise<void> {
  const { database, log } = needs;
  const now = needs.clock();
  const late = await selectLateRefunds(database.db, now, atOnce);
  await actOnEach(late, {
    log,
    name: ({ number }) => number,
    act: ({ number }) =>
      database.db.transaction().execute(async (open) => {
        const held = await holdRefundWithLine(open, { number });
        if (!held.ok) return;
        const { due_at } = held.value.refund;
        if (due_at !== null && due_at <= now) await escalate(open, needs, held.value, now);
      }),
  });
}

async function escalate(db: Db, needs: Needs, held: HeldRefund, now: Date): Promise<void> {
  const { refund, facts } = held;
  const { jobs } = needs;
  const limits = needs.settings.at(now);
  const late = whenLate(
    {
      status: refund.status,
      awaitsSeller: refund.awaits_seller,
      isEscalated: refund.escalated_at !== null,
      isAcceptedByService: refund.answered_by !== null,
      isReminded: refund.reminded_at !== null,
      cny: refund.cny,
      isOfStaff: await isStaffAccount(db, refund.account_id),
    },
    limits,
  );
  if (late === "reminded") return await askForGoods(db, needs, held, now);
  if (late === "closed") return await expireRefund(db, held, { jobs, limits, now });
  if (late === "advanced" && (await isWithinBudget(db, limits, refund.cny, now))) {
    const paid = await payRefund(db, held, { staff: undefined, jobs, limits, now });
    if (paid.ok) return;
  }
  await updateRefund(db, refund.id, {
    holder: "finance",
    escalated_at: refund.escalated_at ?? now,
    due_at: dueOf("finance", now, facts.item.order.region, limits),
  });
  // Told once: what stays late is finance's to read, not the customer's to hear every day.
  if (refund.escalated_at === null)
    await tellOfRefund(db, { jobs }, refund, {
      kind: "refund_late",
      values: { tid: facts.item.order.tid },
      now,
    });
}

/** Goods were promised that have not come: their customer hears until when they may. */
async function askForGoods(db: Db, needs: Needs, held: HeldRefund, now: Date): Promise<void> {
  const { refund, facts } = held;
  const { tid, region } = facts.item.order;
  const due_at = dueOf("goods", now, region, needs.settings.at(now));
  await updateRefund(db, refund.id, { reminded_at: now, due_at });
  if (due_at === null) return;
  await tellOfRefund(db, needs, refund, {
    kind: "refund_goods_awaited",
    values: { tid, until: formatWireTime(due_at, region).slice(0, 16) },
    now,
  });
}

async function isWithinBudget(
  db: Db,
  limits: Needs["limits"],
  cny: number,
  now: Date,
): Promise<boolean> {
  await holdDayOf(db, "house");
  const spent = await sumOfAdvances(db, addDays(now, -1));
  return spent + cny <= limits.refund_advance_day_cny;
}
