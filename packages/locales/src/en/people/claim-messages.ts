import type { claimMessages as source } from "../../zh/people/claim-messages.ts";
import type { SameKeys } from "../../same-keys.ts";

export const claimMessages = {
  parcel_claim_accepted: {
    title: "Your parcel was found",
    body: "Parcel {express_no} is yours and has been received.",
  },
  parcel_claim_refused: {
    title: "Your parcel was not found",
    body: "We could not find parcel {express_no} for you. The reason stands beside your claim. With new proof you can claim it again.",
  },
  claim_made: {
    title: "We have your damage claim",
    body: "The claim for order {tid} and its photos are with customer service.",
  },
  claim_accepted: {
    title: "Your claim was accepted",
    body: "The claim for order {tid} was accepted; it pays {amount}.",
  },
  claim_rejected: {
    title: "Your claim was not accepted",
    body: "The claim for order {tid} was not accepted: {reason}",
  },
  claim_paid: {
    title: "Your claim was paid",
    body: "{amount} for order {tid} is in your wallet. You keep the goods.",
  },
  claim_late: {
    title: "Your claim is late",
    body: "The claim for order {tid} is late and now first in line. There is no need to ask.",
  },
  claim_settled: {
    title: "Your claim is settled",
    body: "Everything about the claim for order {tid} is done.",
  },
  claim_closed: {
    title: "Your claim was closed",
    body: "The claim for order {tid} that was not accepted was closed.",
  },
} as const satisfies SameKeys<typeof source>;
