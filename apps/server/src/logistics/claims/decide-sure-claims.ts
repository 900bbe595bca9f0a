import { addDays } from "@sampan/domain/kernel/business-time";
import { inYuan } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { type ClaimClause, clauseOf } from "@sampan/domain/logistics/claims/decide-itself";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { isStaffAccount } from "../../people/staff/is-own-account.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { payClaim } from "../../trade/refunds/pay-claim.ts";
import { conversionOf } from "../../trade/refunds/reckon-line.ts";
import { findBareCrate } from "./find-bare-crate.ts";
import { holdClaim, holdOwnDecisions, selectSureClaims } from "./claim-queries.ts";
import { type HeldClaim, holdClaimWithLine, moveClaim } from "./hold-claim-with-line.ts";
import { reckonLineClaim } from "./hold-line.ts";
import { findLastSeen } from "./last-seen.ts";
import { tellOfClaim } from "./tell-of-claim.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "decide-sure-claims": Record<never, never>;
  }
}

const atOnce = 100;

/**
 * The job "decide-sure-claims": an insured claim that a parcel's lost weight or silence opened, or of damage in a paid crate without a picture,
 * is accepted and paid at once, within the limits of one and of a day, and names the clause. What is above, uninsured or of one of us waits for a person like any other. Each by itself:
 * one that cannot be paid now is left to people as it was.
 */
export async function decideSureClaims(needs: Needs): Promise<void> {
  const { database, log } = needs;
  const now = needs.clock();
  const { claim_auto_cny: most_cny, claim_crate_cny: crate_cny } = needs.settings.at(now);
  const sure = await selectSureClaims(database.db, { most_cny, crate_cny, limit: atOnce });
  await actOnEach(sure, {
    log,
    name: ({ number }) => number,
    act: async ({ number }) => {
      await settle(database.db, (open) => decide(open, needs, { number, now }));
    },
  });
}

type LeftToPeople = Refusal<
  | "claim_unknown"
  | "claim_not_in_state"
  | "refund_limit_reached"
  | "refund_open_already"
  | "refund_above_paid"
  | "refund_not_in_state"
  | "refund_bill_open"
>;

async function decide(
  db: Db,
  needs: Needs,
  { number, now }: { readonly number: string; readonly now: Date },
): Promise<Result<null, LeftToPeople>> {
  const held = await holdClaimWithLine(db, { number });
  if (!held.ok) return held;
  const { claim, facts } = held.value;
  const spent_cny = await holdOwnDecisions(db, addDays(now, -1));
  const reckoned = reckonLineClaim(facts, { pieces: claim.num, share_bp: claim.share_bp });
  const { amount } = reckoned;
  const cny = inYuan(amount, conversionOf(facts));
  const clause = clauseOf(
    {
      holding: await clauseThatHolds(db, claim),
      share_bp: claim.share_bp,
      amount,
      cny,
      isOfStaff: await isStaffAccount(db, claim.account_id),
    },
    needs.settings.at(now),
    spent_cny,
  );
  if (clause === undefined) return refuse({ code: "refund_limit_reached" });
  const decided = { real_num: claim.num, goods_amount: reckoned.goods, amount, cny };
  return pay(db, needs, held.value, { change: { ...decided, clause, answered_at: now }, now });
}

/** Two weights and a crate without a picture stay; a parcel that was seen since it opened a claim is silent no more, and somebody decides. */
async function clauseThatHolds(
  db: Db,
  {
    item_id,
    light_parcel_id,
    silent_parcel_id,
    silent_since,
    crate_service_id,
  }: HeldClaim["claim"],
): Promise<ClaimClause | undefined> {
  if (light_parcel_id !== null) return "weight_lost";
  if (crate_service_id !== null)
    return (await findBareCrate(db, item_id)) === crate_service_id ? "no_crate_photo" : undefined;
  if (silent_parcel_id === null || silent_since === null) return undefined;
  const seen_at = await findLastSeen(db, silent_parcel_id);
  return seen_at && seen_at <= silent_since ? "no_scan" : undefined;
}

interface Decided {
  readonly change: Parameters<typeof moveClaim>[2]["change"] & { readonly amount: number };
  readonly now: Date;
}

async function pay(
  db: Db,
  { jobs, settings }: Needs,
  held: HeldClaim,
  { change, now }: Decided,
): Promise<Result<null, LeftToPeople>> {
  const { claim, facts } = held;
  const { number } = claim;
  const { oid, order } = facts.item;
  const limits = settings.at(now);
  const hand = "system";
  const accepted = await moveClaim(db, held, { event: "accept", hand, change, limits, now });
  if (!accepted.ok) return accepted;
  const { amount } = change;
  const money = { amount, claim: number, isSellersFault: false };
  const paid = await payClaim(db, facts, money, { staff: undefined, jobs, limits, now });
  if (!paid.ok) return paid;
  const moved = await moveClaim(
    db,
    { claim: await holdClaim(db, number), facts },
    {
      event: "compensate_buyer",
      hand,
      change: { refund_id: paid.value.id, paid_at: now },
      limits,
      now,
    },
  );
  if (!moved.ok) return moved;
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: orderLogCodes.claim_accepted,
    actor: { kind: "system" },
    content: { oid, number, num: claim.num },
    now,
  });
  const { tid, currency } = order;
  const values = { tid, amount, currency };
  await tellOfClaim(db, { jobs }, claim, { kind: "claim_paid", values, now });
  return ok(null);
}
