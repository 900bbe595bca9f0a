import {
  type ClaimAct,
  claimActs,
  type StaffClaim,
} from "@sampan/contract/logistics/claims/staff-claims";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Right } from "@sampan/domain/kernel/rights";
import { isSellerAwaited } from "@sampan/domain/logistics/claims/claim-holder";
import { type ClaimHand, nextClaimState } from "@sampan/domain/logistics/claims/claim-state";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { describeSignatures } from "../../trade/refunds/describe-signatures.ts";
import type { ShownSignature } from "../../trade/refunds/find-signatures.ts";
import { describeClaim } from "./describe-claim.ts";
import type { EvidenceParcel } from "./find-evidence.ts";
import type { ShownClaim } from "./shown-claim-queries.ts";

interface Beside {
  readonly parcels: readonly EvidenceParcel[];
  readonly signatures: readonly ShownSignature[];
}

/** A claim as the desk reads it: with what we hold as evidence, who did what, and what this reader may do now. [BO-28] */
export function describeStaffClaim(
  claim: ShownClaim,
  { parcels, signatures }: Beside,
  { staff, settings, now }: StaffCaller,
): StaffClaim {
  const time = (moment: Date | null) =>
    moment === null ? "" : formatWireTime(moment, claim.region);
  const possible = claimActs.filter(
    (act) => isPossible(claim, act) && staff.rights.has(rightTo[act]),
  );
  const { shown: signed, hasSigned } = describeSignatures(
    signatures,
    {
      cny: (claim.state === "more_accepted" ? claim.again_cny : null) ?? claim.cny,
      isDue: isPossible(claim, "compensate_buyer"),
      region: claim.region,
    },
    { limits: settings, staffId: staff.id },
  );
  const mayNot = possible.filter(
    (act) =>
      (judges[act] && claim.owners.includes(staff.id)) ||
      (act === "compensate_buyer" && (hasSigned || acceptedBy(claim) === staff.id)),
  );
  return {
    ...describeClaim(claim, { limits: settings, now }),
    uid: claim.uid,
    shop_name: claim.shop_name,
    out_oid: claim.out_oid,
    ordered_num: claim.ordered_num,
    completed_at: time(claim.completed_at),
    is_escalated: claim.escalated_at !== null,
    awaits_seller: claim.awaits_seller,
    seller_amount: claim.seller_amount,
    answered_by: claim.answered_name ?? "",
    answered_at: time(claim.answered_at),
    seller_by: claim.seller_name ?? "",
    paid_by: claim.paid_name ?? "",
    left_num: claim.left_num,
    again_by: claim.again_answered_name ?? "",
    again_paid_by: claim.again_paid_name ?? "",
    ...signed,
    evidence: parcels
      .filter(({ item_id }) => item_id === claim.item_id)
      .map((parcel) => ({
        tid: parcel.tid,
        express_no: parcel.express_no,
        weight_g: parcel.weight_g ?? 0,
        arrival_weight_g: parcel.arrival_weight_g ?? 0,
        weight_differs: parcel.differs ?? false,
        arrival_photo: parcel.arrival_photo ?? "",
        photos: parcel.photos,
        received_at: time(parcel.created_at),
        measured_at: time(parcel.measured_at),
        handed_over_at: time(parcel.receive_time),
      })),
    acts: possible.filter((act) => !mayNot.includes(act)),
    needs_other: mayNot.length > 0,
  };
}

const rightTo = {
  accept: "decide_claims",
  reject: "decide_claims",
  compensate_buyer: "execute_refunds",
  record_seller_share: "decide_claims",
  close: "decide_claims",
  keep: "decide_claims",
  accept_more: "decide_claims",
} as const satisfies Record<ClaimAct, Right>;

/** Acts that somebody else has to do than whose account it is. */
const judges = {
  accept: true,
  reject: true,
  compensate_buyer: true,
  record_seller_share: false,
  close: false,
  keep: true,
  accept_more: true,
} as const satisfies Record<ClaimAct, boolean>;

const acceptedBy = (claim: ShownClaim): number | null =>
  claim.state === "more_accepted" ? claim.again_answered_by : claim.answered_by;

const handOf = (act: ClaimAct): ClaimHand => (act === "compensate_buyer" ? "finance" : "service");

const isPossible = (claim: ShownClaim, act: ClaimAct): boolean =>
  nextClaimState(claim.state, act, handOf(act)).ok &&
  (act !== "compensate_buyer" || claim.holder === "finance") &&
  (act !== "record_seller_share" || isSellerAwaited(claim));
