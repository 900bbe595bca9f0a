import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { isSellerAwaited } from "@sampan/domain/logistics/claims/claim-holder";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { holdClaimWithLine, moveClaim } from "./hold-claim-with-line.ts";
import { tellOfClaim } from "./tell-of-claim.ts";

interface SellerShare {
  readonly number: string;
  /** CNY cents; 0 when nothing came. */
  readonly amount: number;
}

/**
 * Records what the seller gave for an accepted claim that waits for it, once: ours, and no row of the customer's. Where
 * the customer has what is theirs, the claim has succeeded with it. A claim that waits for no seller refuses
 * `claim_not_in_state`: whoever accepted it said that none owes us anything. [BO-28] [CLM-10] [CLM-11]
 */
export async function recordSellerShare(
  db: Db,
  { number, amount }: SellerShare,
  { caller, jobs }: { readonly caller: StaffCaller; readonly jobs: Needs["jobs"] },
): Promise<Result<null, Refusal<"claim_unknown" | "claim_not_in_state">>> {
  const held = await holdClaimWithLine(db, { number });
  if (!held.ok) return held;
  const { claim, facts } = held.value;
  if (!isSellerAwaited(claim)) return refuse({ code: "claim_not_in_state" });
  const { now, settings: limits, staff } = caller;
  const moved = await moveClaim(db, held.value, {
    event: "record_seller_share",
    hand: "service",
    change: { seller_amount: amount, seller_at: now, seller_by: staff.id },
    limits,
    now,
  });
  if (!moved.ok) return moved;
  await recordAudit(db, caller, {
    action: "record_seller_share",
    object_kind: "claim",
    object_id: number,
    old_value: { state: claim.state },
    new_value: { amount, currency: "CNY" },
  });
  const values = { tid: facts.item.order.tid };
  if (moved.value.isSettled)
    await tellOfClaim(db, { jobs }, claim, { kind: "claim_settled", values, now });
  return ok(null);
}
