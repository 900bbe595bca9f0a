import type { unclaimedErrors as source } from "../../zh/kernel/unclaimed-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const unclaimedErrors = {
  unclaimed_unknown: "There is no such unclaimed parcel",
  unclaimed_not_in_state: "This cannot be done to the parcel now. Load the page again and look",
  unclaimed_forecast: "This number is awaited by now, or was received. Scan it again",
  unclaimed_photo_needed: "Take at least one photo",
  unclaimed_not_due: "This parcel is kept until {date} and cannot be discarded before",
  unclaimed_owner_needed:
    "Say whose it is, and choose goods they await or write down what is in it",
  unclaimed_claimed: "Customers claim this parcel. Answer their claims first",
  parcel_claim_number_needed: "Enter the express number, 6 to 40 letters and digits",
  parcel_claims_too_many:
    "{n, plural, one {# parcel} other {# parcels}} can be claimed a day. Please try again tomorrow",
  parcel_claim_unknown: "There is no such claim",
  parcel_claim_not_in_state: "This claim has been answered already",
} as const satisfies SameKeys<typeof source>;
