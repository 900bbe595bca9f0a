/** Refusals of parcels without an owner, with their numbers, as `errorCodes` holds all of them. */
export const unclaimedRefusals = {
  unclaimed_unknown: 2960,
  unclaimed_not_in_state: 2961,
  unclaimed_forecast: 2962,
  unclaimed_photo_needed: 2963,
  unclaimed_not_due: 2964,
  unclaimed_owner_needed: 2965,
  unclaimed_claimed: 2966,
  parcel_claim_number_needed: 2967,
  parcel_claims_too_many: 2968,
  parcel_claim_unknown: 2969,
  parcel_claim_not_in_state: 2970,
} as const;
