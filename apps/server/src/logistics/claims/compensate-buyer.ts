import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nextClaimState } from "@sampan/domain/logistics/claims/claim-state";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { letOut } from "../../trade/refunds/let-out.ts";
import { checkOtherPerson } from "../../trade/refunds/limit-employee.ts";
import { payClaim } from "../../trade/refunds/pay-claim.ts";
import { holdClaimWithLine, moveClaim } from "./hold-claim-with-line.ts";
import { findSecondLook, updateSecondLook } from "./second-look-queries.ts";
import { tellOfClaim } from "./tell-of-claim.ts";

type NotCompensated = Refusal<
  | "claim_unknown"
  | "claim_not_in_state"
  | "refund_open_already"
  | "refund_above_paid"
  | "refund_limit_reached"
  | "self_approval"
>;

/**
 * Finance pays an accepted claim into the customer's wallet, once, or what a person accepted beyond what facts decided; never whoever
 * accepted it, and what is more than a day of one person by two. The claim has succeeded with it unless the seller's share is still waited for. [BO-28] [CLM-09] [CLM-17]
 */
export async function compensateBuyer(
  db: Db,
  number: string,
  { caller, jobs }: { readonly caller: StaffCaller; readonly jobs: Needs["jobs"] },
): Promise<Result<null, NotCompensated>> {
  const held = await holdClaimWithLine(db, { number });
  if (!held.ok) return held;
  const { claim, facts } = held.value;
  const possible = nextClaimState(claim.state, "compensate_buyer", "finance");
  if (!possible.ok || claim.holder !== "finance") return refuse({ code: "claim_not_in_state" });
  const more = claim.state === "more_accepted" ? await findSecondLook(db, claim.id) : undefined;
  const { amount, cny, answered_by, paid_at } = more ?? claim;
  if (paid_at !== null) return refuse({ code: "claim_not_in_state" });
  const { account_id: accountId } = claim;
  const other = await checkOtherPerson(db, caller, { accountId, others: [answered_by] });
  if (!other.ok) return other;
  const out = await letOut(db, caller, { kind: "claim", number, cny });
  if (!out.ok) return out;
  if (out.value === "signed") return ok(null);

  const { now, settings: limits, staff } = caller;
  const money = { amount, claim: number, isSellersFault: claim.awaits_seller };
  const paid = await payClaim(db, facts, money, { staff, jobs, limits, now });
  if (!paid.ok) {
    // A completed order owes no bill, and its record was opened a moment ago.
    if (paid.error.code === "refund_above_paid" || paid.error.code === "refund_open_already")
      return refuse({ code: paid.error.code });
    throw new Error(`claim ${number} cannot be paid`, { cause: paid.error });
  }
  const payment = { refund_id: paid.value.id, paid_at: now, paid_by: staff.id };
  if (more) await updateSecondLook(db, claim.id, payment);
  const moved = await moveClaim(db, held.value, {
    event: "compensate_buyer",
    hand: "finance",
    change: more ? {} : payment,
    limits,
    now,
  });
  if (!moved.ok) return moved;
  await recordAudit(db, caller, {
    action: "compensate_claim",
    object_kind: "claim",
    object_id: number,
    old_value: { state: claim.state },
    new_value: { amount, currency: facts.item.order.currency },
  });
  const { tid, currency } = facts.item.order;
  const values = { tid, amount, currency };
  await tellOfClaim(db, { jobs }, claim, { kind: "claim_paid", values, now });
  return ok(null);
}
