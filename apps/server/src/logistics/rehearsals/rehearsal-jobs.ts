import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { remindedUntil } from "@sampan/domain/logistics/rehearsals/rehearsal-terms";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import type { BillingGroup } from "../billing/load-billing-group.ts";
import { holdBillingGroup } from "../billing/hold-billing-group.ts";
import { writeBill } from "../billing/write-bill.ts";
import {
  type HeldRehearsal,
  holdRehearsal,
  moveRehearsal,
  tellOfRehearsal,
} from "../merging/move-rehearsal.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { billAsAsked } from "./price-box.ts";
import { findRehearsedBox, type RehearsedBox, selectWaiting } from "./rehearsal-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "end-rehearsals": Record<never, never>;
  }
}

const atOnce = 100;

/**
 * The job "end-rehearsals": reminds owners whose answer is due soon, and has billed as it was asked for what nobody
 * answered in time. What was answered in the last moment is looked at again under its orders' locks and left alone.
 */
export async function endRehearsals(needs: Needs): Promise<void> {
  const { database, log } = needs;
  const now = needs.clock();
  const until = remindedUntil(now, needs.settings.at(now));
  const soon = await selectWaiting(database.db, { until, isReminded: false, limit: atOnce });
  const due = await selectWaiting(database.db, { until: now, limit: atOnce });
  const isDue = (tid: string) => due.some((one) => one.tid === tid);
  const ofEach = { log, name: ({ tid }: { tid: string }) => tid };
  await actOnEach(due, { ...ofEach, act: ({ tid }) => inTurn(needs, tid, { now, act: lapse }) });
  await actOnEach(
    soon.filter(({ tid }) => !isDue(tid)),
    { ...ofEach, act: ({ tid }) => inTurn(needs, tid, { now, act: remind }) },
  );
}

interface Held {
  readonly box: RehearsedBox;
  /** What is billed with it, once its owner answered. */
  readonly group: BillingGroup;
  readonly rehearsal: HeldRehearsal;
  readonly needs: Needs;
  readonly now: Date;
}

/** One box under the locks of its orders, if it still waits for its owner. */
const inTurn = (
  needs: Needs,
  tid: string,
  { now, act }: { now: Date; act: (db: Db, held: Held) => Promise<void> },
): Promise<void> =>
  needs.database.db.transaction().execute(async (db) => {
    const box = await findRehearsedBox(db, { tid });
    if (!box) return;
    const group = await holdBillingGroup(db, box.order_tid, { tid, way: box.way });
    if (!group.ok) return;
    await lockParcels(db, { ids: [box.id] });
    const rehearsal = await holdRehearsal(db, box.id);
    if (rehearsal?.state === "waiting")
      await act(db, { box, group: group.value, rehearsal, needs, now });
  });

async function remind(db: Db, { rehearsal, needs, now }: Held): Promise<void> {
  if (rehearsal.reminded_at) return;
  const moved = await moveRehearsal(db, rehearsal, { command: "remind", by: "system", now });
  if (!moved.ok) return;
  await tellOfRehearsal(db, needs.jobs, { kind: "rehearsal_reminder", rehearsal, now });
}

/** Where it cannot be billed now, another parcel of its orders being underway, the desk bills it later as any other. */
async function lapse(db: Db, { box, group, rehearsal, needs, now }: Held): Promise<void> {
  if (!rehearsal.answer_by || rehearsal.answer_by > now) return;
  const moved = await moveRehearsal(db, rehearsal, { command: "lapse", by: "system", now });
  if (!moved.ok) return;
  const { tid } = box;
  const { jobs, chance, prices } = needs;
  await notifyCustomer(db, jobs, {
    accountId: box.account_id,
    kind: "rehearsal_lapsed",
    values: { tid },
    link: `/packageDetail/${tid}`,
    now,
  });
  const actor = { kind: "system" } as const;
  const priced = await billAsAsked(db, { box, group }, { ...prices.at(now), now });
  if (!priced.ok) return;
  for (const { id } of priced.value.group.orders)
    await writeOrderLog(db, {
      orderId: id,
      biz_code: orderLogCodes.rehearsal_lapsed,
      actor,
      content: { tid },
      now,
    });
  const bill = await writeBill(db, priced.value, { actor, other_reason: "", jobs, chance, now });
  if (!bill.ok) throw new Error(`box ${tid} could not be billed: ${bill.error.code}`);
}
