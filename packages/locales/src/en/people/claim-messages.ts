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
  claim_opened: {
    title: "We opened a claim for you",
    body: "Parcel {tid} weighs clearly less than when it left. Customer service looks into it; you need do nothing.",
  },
  claim_opened_silent: {
    title: "We opened a claim for you",
    body: "Nobody has scanned parcel {tid} for a long time since it left. We are looking for it; you need do nothing.",
  },
  delay_covered: {
    title: "Freight returned for a late parcel",
    body: "Parcel {tid} is {days, plural, one {# day} other {# days}} later than its bill said: {amount} of the freight is in your wallet.",
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
  claim_asked_again: {
    title: "A person looks again",
    body: "The claim for order {tid} is with customer service, who look at it again.",
  },
  claim_kept: {
    title: "Your claim was looked at again",
    body: "The claim for order {tid} stays as it was decided: {reason}",
  },
  storage_ending: {
    title: "A parcel's storage ends soon",
    body: "Parcel {tid} can stay in our warehouse {days, plural, =0 {until today} one {for # more day} other {for # more days}}; its last day is {day}. Send it on, or extend its storage on the parcel's page.",
  },
  storage_over: {
    title: "A parcel's storage has ended",
    body: "The storage of parcel {tid} ended on {day}. We keep it for you until {deadline}: please send it on or extend its storage. After that it may be given up, and what was paid for the goods is not returned.",
  },
  storage_extended: {
    title: "Storage extended",
    body: "Parcel {tid} is now kept until {day}. The {amount} for it will be on its freight bill.",
  },
  parcel_at_store: {
    title: "Your parcel is at the store",
    body: "Parcel {tid} is at {store}. Pick it up by {day} with an identity card; its number is {number}.",
  },
  store_to_choose: {
    title: "Please choose again how to get your parcel",
    body: "Parcel {tid} cannot be picked up at the store you chose. Choose another store, or your door.",
  },
  parcel_readdressed: {
    title: "Delivery address changed",
    body: "Parcel {tid} now goes to the new address you chose. If this was not you, change your password and contact us at once.",
  },
  storage_abandoned: {
    title: "A parcel was given up",
    body: "Parcel {tid} was given up. It will not be sent, and what was paid for its goods is not returned.",
  },
  parcel_claim_lapsed: {
    title: "A claim of a parcel has ended",
    body: "Parcel {express_no} did not come in {days} days, so your claim has ended. You can claim it again once it is there.",
  },
  consignment_lapsed: {
    title: "An awaited parcel has ended",
    body: "Parcel {express_no} of consignment {tid} did not come in {days} days, so that line has ended, free of charge. You can register it again once it is on its way.",
  },
  work_order_answered: {
    title: "Your question was answered",
    body: "We have answered you about “{subject}”.",
  },
  work_order_late: {
    title: "Your answer is late",
    body: "We did not answer “{subject}” within the time we gave. It is first in line now; there is no need to ask again.",
  },
  work_order_closing: {
    title: "A conversation will close soon",
    body: "“{subject}” was answered and we have not heard from you. It closes after {until}; if there is more, please reply before.",
  },
  work_order_closed: {
    title: "A conversation was closed",
    body: "“{subject}” was closed. If there is more, please ask us again.",
  },
} as const satisfies SameKeys<typeof source>;
