import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { noticeEnds } from "@sampan/domain/shop/work-orders/work-order-clock";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import { endWorkOrder } from "./end-work-order.ts";
import { tellOfWorkOrder } from "./tell-of-work-order.ts";
import { selectShownWorkOrder } from "./shown-work-order-queries.ts";
import {
  holdWorkOrder,
  selectLate,
  selectSilent,
  updateWorkOrder,
  type WorkOrderRecord,
} from "./work-order-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "watch-work-orders": Record<never, never>;
  }
}

const atOnce = 100;

type Act = (db: Db, held: WorkOrderRecord, now: Date) => Promise<void>;

/**
 * The job "watch-work-orders": customers whose answer is late are told once, those who are silent are told a day before
 * their conversation is closed for it, and then it is. Each under its lock: what somebody said in the last moment counts.
 * [WO-03]
 */
export async function watchWorkOrders(needs: Needs): Promise<void> {
  const { database, log, jobs } = needs;
  const { db } = database;
  const now = needs.clock();
  const each = (due: readonly { readonly key: string }[], act: Act) =>
    actOnEach(due, {
      log,
      name: ({ key }) => key,
      act: ({ key }) =>
        db.transaction().execute(async (open) => {
          const held = await holdWorkOrder(open, { key });
          if (held) await act(open, held, now);
        }),
    });
  await each(await selectLate(db, now, atOnce), tellLate({ jobs }));
  await each(
    await selectSilent(db, now, { isWarned: false, limit: atOnce }),
    warn({ jobs, settings: needs.settings.at(now) }),
  );
  await each(await selectSilent(db, now, { isWarned: true, limit: atOnce }), close({ jobs }));
}

type Telling = Pick<Needs, "jobs">;

const tellLate =
  (needs: Telling): Act =>
  async (db, held, now) => {
    if (held.due_at === null || held.due_at > now || held.escalated_at !== null) return;
    await updateWorkOrder(db, held.id, { escalated_at: now });
    const values = { subject: held.subject };
    await tellOfWorkOrder(db, needs, held, { kind: "work_order_late", values, now });
  };

/** Whoever is told late, because nobody did the job for a while, has all of their notice from then on. */
const warn =
  (needs: Telling & { readonly settings: Settings }): Act =>
  async (db, held, now) => {
    if (held.warn_at === null || held.warn_at > now || held.warned_at !== null) return;
    const shown = await selectShownWorkOrder(db, { key: held.key });
    if (!shown || held.close_at === null) return;
    const full = noticeEnds(now, shown.region, needs.settings);
    const close_at = full > held.close_at ? full : held.close_at;
    await updateWorkOrder(db, held.id, { warned_at: now, close_at });
    const values = { subject: held.subject, until: formatWireTime(close_at, shown.region) };
    await tellOfWorkOrder(db, needs, held, { kind: "work_order_closing", values, now });
  };

const close =
  (needs: Telling): Act =>
  async (db, held, now) => {
    if (held.close_at === null || held.close_at > now || held.warned_at === null) return;
    const shown = await selectShownWorkOrder(db, { key: held.key });
    if (!shown) return;
    const { customer_language: language } = shown;
    await endWorkOrder(db, held, { author: "system", staffId: null, language, now });
    const values = { subject: held.subject };
    await tellOfWorkOrder(db, needs, held, { kind: "work_order_closed", values, now });
  };
