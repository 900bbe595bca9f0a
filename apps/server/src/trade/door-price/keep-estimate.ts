import { addDays } from "@sampan/domain/kernel/business-time";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findEstimate, findOrdersWithoutEstimate, insertEstimate } from "./estimate-queries.ts";
import { type EstimateTerms, makeEstimate } from "./make-estimate.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "keep-estimates": Record<never, never>;
  }
}

/**
 * Lets an order keep what it comes to at the door as it stands, once: whoever changes what an order is charged calls this
 * before. Not done by the checkout itself, which everybody waits for.
 */
export async function keepEstimate(
  db: Db,
  orderId: number,
  { now: made_at, ...terms }: EstimateTerms & { readonly now: Date },
): Promise<void> {
  if (await findEstimate(db, orderId)) return;
  const made = await makeEstimate(db, orderId, terms);
  if (made) await insertEstimate(db, { orderId, made_at }, made);
}

const atOnce = 200;
/** Orders from then on keep theirs within a minute. Of older ones what is known of weights today says nothing. */
export const keptSince = (now: Date): Date => addDays(now, -3);

/** The job "keep-estimates": of orders that were placed within minutes, before anybody looked at them. */
export async function keepEstimates({ database, clock, settings, log }: Needs): Promise<void> {
  const now = clock();
  const { db } = database;
  const orders = await findOrdersWithoutEstimate(db, { since: keptSince(now), limit: atOnce });
  await actOnEach(orders, {
    log,
    name: (id) => `estimate of order ${id}`,
    act: (id) => keepEstimate(db, id, { ...settings.at(now), now }),
  });
}
