import type { consoleIdentities as source } from "../../zh/people/console-identities.ts";
import type { SameKeys } from "../../same-keys.ts";
import { companyNumberOnDesk, idCardOnDesk } from "../kernel/regions.ts";

export const consoleIdentities = {
  kinds: "Kind of verification",
  kind: {
    real_name: "Real names",
    company: "Companies",
  },
  states: "State of verification",
  state: {
    submitted: "Waiting",
    verified: "Verified",
    rejected: "Rejected",
  },
  empty: {
    submitted: "Nothing waits to be verified",
    verified: "Nothing has been verified yet",
    rejected: "Nothing has been rejected",
  },
  all: "Only {uid}: show all",
  count: "{count, plural, one {# submission} other {# submissions}}",
  customer: "Customer",
  region: "Region",
  submittedAt: "Submitted",
  who: "At it",
  mine: "Claimed by me",
  nobody: "Nobody yet",
  pane: "Submission {uid}",
  paneTitle: {
    real_name: "Real name",
    company: "Company",
  },
  name: {
    real_name: "Name",
    company: "Company name",
  },
  number: {
    real_name: idCardOnDesk,
    company: companyNumberOnDesk,
  },
  picture: {
    real_name: "Identity card",
    company: "Registration document",
  },
  noPictures: "No picture came with it",
  picturesUntil: "The pictures can be looked at until {time}",
  claim: "Claim",
  claimed: "Claimed: yours for half an hour",
  claimedBy: "{name} is at it",
  release: "Give back",
  released: "Given back to the queue",
  open: "Open",
  openConsequence:
    "Opening writes down your name, the time and the reason, and the customer sees it.",
  openFirst: "Open it before you decide",
  purposeLabel: "Why look at it (the customer sees this)",
  purpose: {
    customs: "Customs need it",
    dispute: "To settle a dispute",
    authority: "An authority asks for it",
  },
  decided: "Decided",
  reason: "Reason",
  verify: "Verify",
  verifyTitle: {
    real_name: "Verify the real name of {uid}?",
    company: "Verify the company of {uid}?",
  },
  verifyConsequence: {
    real_name: "The customer can order, and is told.",
    company: "The customer is told, and can no longer change the company.",
  },
  reject: "Reject",
  rejectTitle: {
    real_name: "Reject the real name of {uid}?",
    company: "Reject the company of {uid}?",
  },
  rejectConsequence: "The customer reads the reason and may submit again.",
  rejectReason: "Reason (the customer sees it)",
  decidedDone: "Decided",
} as const satisfies SameKeys<typeof source>;
