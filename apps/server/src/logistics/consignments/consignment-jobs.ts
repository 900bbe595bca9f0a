import { addDays } from "@sampan/domain/kernel/business-time";
import { consignmentDeadline } from "@sampan/domain/logistics/consignments/consignment";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { giveUpItems } from "../../trade/orders/give-up-items.ts";
import { lockItems } from "../../trade/orders/lock-items.ts";
import { hasOpenRefund } from "../../trade/refunds/has-open-refund.ts";
import { type AwaitedLine, selectAwaitedSince } from "./consignment-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "end-awaited-consignments": Record<never, never>;
  }
}

/**
 * The job "end-awaited-consignments": a line of a consignment of which nothing has come by its deadline ends, which frees
 * its express number; its owner is told, and the consignment goes on with the others or closes.
 */
export async function endAwaitedConsignments(needs: Needs): Promise<void> {
  const { db } = needs.database;
  const now = needs.clock();
  const settings = needs.settings.at(now);
  const old = await selectAwaitedSince(db, addDays(now, -settings.consignment_wait_days));
  const due = old.filter(({ reviewed_at }) => consignmentDeadline(reviewed_at, settings) <= now);
  await actOnEach(due, {
    log: needs.log,
    name: ({ oid }) => `line ${oid} of a consignment`,
    act: (line) => db.transaction().execute((open) => end(open, line, { jobs: needs.jobs, now })),
  });
}

async function end(
  db: Db,
  { oid, express_no, reviewed_at }: AwaitedLine,
  { jobs, now }: Pick<Needs, "jobs"> & { readonly now: Date },
): Promise<void> {
  const [item] = await lockItems(db, { oids: [oid] });
  // Somebody may have received it, or ended it, meanwhile.
  if (!item || item.status !== 5 || item.arrived_num > 0) return;
  if (await hasOpenRefund(db, item.id)) return;
  const actor = { kind: "system" } as const;
  const event = "goods_never_came";
  await giveUpItems(db, [item], { event, content: { express_no }, actor, jobs, now });
  const { tid, account_id: accountId } = item.order;
  await notifyCustomer(db, jobs, {
    accountId,
    kind: "consignment_lapsed",
    values: {
      tid,
      express_no,
      days: Math.floor((now.getTime() - reviewed_at.getTime()) / 86_400_000),
    },
    link: `/addCollect/${tid}`,
    now,
  });
}
