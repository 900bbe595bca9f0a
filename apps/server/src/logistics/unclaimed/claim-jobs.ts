import { addDays } from "@sampan/domain/kernel/business-time";
import {
  nextParcelClaimState,
  parcelClaimDeadline,
} from "@sampan/domain/logistics/unclaimed/parcel-claim";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { decideStoredClaim, lockClaim, selectClaimsWithoutParcel } from "./parcel-claim-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "lapse-parcel-claims": Record<never, never>;
  }
}

/**
 * The job "lapse-parcel-claims": a claim to a parcel that has not come by its deadline ends, and whoever made it is told.
 * While such a parcel lies in the pool staff decide it, however late.
 */
export async function lapseParcelClaims(needs: Needs): Promise<void> {
  const { db } = needs.database;
  const now = needs.clock();
  const settings = needs.settings.at(now);
  const old = await selectClaimsWithoutParcel(db, addDays(now, -settings.parcel_claim_days));
  const due = old.filter(({ created_at }) => parcelClaimDeadline(created_at, settings) <= now);
  await actOnEach(due, {
    log: needs.log,
    name: ({ key }) => `claim ${key} of a parcel`,
    act: ({ key }) =>
      db.transaction().execute((open) => lapse(open, key, { jobs: needs.jobs, now })),
  });
}

async function lapse(
  db: Db,
  key: string,
  { jobs, now }: Pick<Needs, "jobs"> & { readonly now: Date },
): Promise<void> {
  const claim = await lockClaim(db, key);
  if (!claim) return;
  const next = nextParcelClaimState(claim.state, "lapse");
  if (!next.ok) return;
  const end = { state: next.value, answer: "", decided_at: now, decided_by: null };
  await decideStoredClaim(db, claim.id, end);
  const { account_id: accountId, express_no, created_at } = claim;
  const days = Math.floor((now.getTime() - created_at.getTime()) / 86_400_000);
  await notifyCustomer(db, jobs, {
    accountId,
    kind: "parcel_claim_lapsed",
    values: { express_no, days },
    link: "/addCollect/new",
    now,
  });
}
