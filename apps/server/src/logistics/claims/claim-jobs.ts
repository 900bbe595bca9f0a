import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { selectLateClaims, updateClaim } from "./claim-queries.ts";
import { holdClaimWithLine } from "./hold-claim-with-line.ts";
import { tellOfClaim } from "./tell-of-claim.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "escalate-late-claims": Record<never, never>;
  }
}

const atOnce = 100;

/**
 * The job "escalate-late-claims": what was not decided or paid in time is marked, and its customer is told, once for each
 * hand that is late. Our own wait for a seller is marked, and told to nobody. Each under its lock: one that was decided in
 * the last moment is left alone.
 */
export async function escalateLateClaims(needs: Needs): Promise<void> {
  const { database, log } = needs;
  const now = needs.clock();
  const late = await selectLateClaims(database.db, now, atOnce);
  await actOnEach(late, {
    log,
    name: ({ number }) => number,
    act: ({ number }) =>
      database.db.transaction().execute((open) => escalate(open, needs, { number, now })),
  });
}

async function escalate(
  db: Db,
  { jobs }: Pick<Needs, "jobs">,
  { number, now }: { readonly number: string; readonly now: Date },
): Promise<void> {
  const held = await holdClaimWithLine(db, { number });
  if (!held.ok) return;
  const { claim, facts } = held.value;
  if (claim.due_at === null || claim.due_at > now || claim.escalated_at !== null) return;
  await updateClaim(db, claim.id, { escalated_at: now });
  if (claim.holder === "seller") return;
  const values = { tid: facts.item.order.tid };
  await tellOfClaim(db, { jobs }, claim, { kind: "claim_late", values, now });
}
