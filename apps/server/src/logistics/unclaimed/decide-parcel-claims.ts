import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nextParcelClaimState } from "@sampan/domain/logistics/unclaimed/parcel-claim";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import {
  decideStoredClaim,
  lockClaim,
  lockClaimsTo,
  type StoredParcelClaim,
} from "./parcel-claim-queries.ts";

interface Deciding {
  readonly caller: StaffCaller;
  readonly jobs: Needs["jobs"];
}

/**
 * Ends all claims to a parcel that turned out to be somebody's: their own is accepted, the others are refused without a
 * word of whose it is. [BO-15]
 */
export async function decideClaimsTo(
  db: Db,
  { express_no, accountId }: { readonly express_no: string; readonly accountId: number },
  deciding: Deciding,
): Promise<void> {
  for (const claim of await lockClaimsTo(db, express_no)) {
    const event = claim.account_id === accountId ? "accept" : "refuse";
    const decided = await decide(db, claim, { event, answer: "" }, deciding);
    if (!decided.ok) throw new Error(`claim ${claim.key} was locked and does not wait`);
  }
}

/** Refuses a claim; its customer reads the reason. Refuses `reason_needed`. [BO-15] */
export async function refuseParcelClaim(
  db: Db,
  { id, reason }: { readonly id: string; readonly reason: string },
  deciding: Deciding,
): Promise<
  Result<
    Record<string, never>,
    Refusal<"parcel_claim_unknown" | "parcel_claim_not_in_state" | "reason_needed">
  >
> {
  const answer = reason.trim();
  if (answer === "") return refuse({ code: "reason_needed" });
  const claim = await lockClaim(db, id);
  if (!claim) return refuse({ code: "parcel_claim_unknown" });
  const decided = await decide(db, claim, { event: "refuse", answer }, deciding);
  if (!decided.ok) return decided;
  await recordAudit(db, deciding.caller, {
    action: "refuse_parcel_claim",
    object_kind: "parcel_claim",
    object_id: claim.key,
    new_value: { express_no: claim.express_no, reason: answer },
  });
  return ok({});
}

async function decide(
  db: Db,
  claim: StoredParcelClaim,
  { event, answer }: { readonly event: "accept" | "refuse"; readonly answer: string },
  { caller: { staff, now }, jobs }: Deciding,
): Promise<Result<null, Refusal<"parcel_claim_not_in_state">>> {
  const next = nextParcelClaimState(claim.state, event);
  if (!next.ok) return next;
  await decideStoredClaim(db, claim.id, {
    state: next.value,
    answer,
    decided_at: now,
    decided_by: staff.id,
  });
  const { express_no, account_id: accountId } = claim;
  const kind = event === "accept" ? "parcel_claim_accepted" : "parcel_claim_refused";
  await notifyCustomer(db, jobs, {
    accountId,
    kind,
    values: { express_no },
    link: "/addCollect/new",
    now,
  });
  return ok(null);
}
