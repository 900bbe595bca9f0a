import type { claims as source } from "../../zh/logistics/claims.ts";
import type { SameKeys } from "../../same-keys.ts";

export const claims = {
  title: "Damage claims",
  detail: "Damage claim",
  clock: "Progress of the claim",
  late: "Past its time",
  amounts: "Amount of the claim",
  times: "× {count, number}",
  states: {
    pending_review: "In review",
    accepted: "Accepted",
    rejected: "Not accepted",
    compensated_to_buyer: "Paid",
    seller_compensated: "Accepted",
    succeeded: "Done",
    closed: "Closed",
  },
  with: {
    service: "Customer service looks at your photos",
    finance: "Accepted, finance pays next",
  },
  until: {
    service: "Answered by {time}",
    finance: "In your wallet by {time}",
  },
  before: "before {time}",
  steps: {
    label: "Every step of the claim",
    made: "You made the claim",
    service: "Customer service reviews it",
    finance: "Finance pays",
    wallet: "In your wallet",
  },
  outcomes: {
    paid: {
      title: "Paid into your wallet",
      body: "The balance can be used or withdrawn at once. You keep the goods.",
    },
    settled: {
      title: "The claim is settled",
      body: "There is no money in this one; customer service says why.",
    },
    rejected: {
      title: "The claim was not accepted",
      body: "While there is time, claim again with more photos or words.",
    },
    closed: {
      title: "The claim is closed",
      body: "Nothing was paid. While there is time, you can claim again.",
    },
  },
  because: "Reason: {reason}",
  sums: {
    goods: "{count, plural, one {# piece} other {# pieces}} of goods",
    goodsWhy: "What you paid for the goods, without freight and fees",
    insurance: "Insurance pays",
    share: "{share, number}%",
    none: "Not insured",
    insuredWhy: {
      order: "You chose {percent, number}% insurance with the order",
      parcel: "You raised the insurance of its parcel to {percent, number}% after the order",
    },
    noneWhy: "Without insurance, customer service decides how much, and it may be nothing",
    estimate: "Pays about",
    total: "To be paid into your wallet",
    paid: "Paid into your wallet",
  },
  facts: {
    clause: "Paid by itself",
    clauses: {
      weight_lost:
        "It arrived clearly lighter than it left: what is insured is paid without anybody asking",
      no_scan: "Nobody scanned it for a long time: what is insured is paid without anybody asking",
      no_crate_photo:
        "You paid for a crate and we took no picture of it: what is insured is paid at once",
    },
    silence: "No scan",
    silent: "Nobody scanned it since {since}: we opened this claim.",
    seenAgain: "Scanned again",
    about: "What happened",
    subjects: {
      damage: "Broken",
      missing: "Missing",
    },
    label: "What was claimed",
    weights: "Weight",
    lighter: "Left with {departed} kg, arrived with {arrived} kg: we opened this claim.",
    number: "Claim",
    madeAt: "Made",
    content: "In your words",
    answer: "Customer service says",
    pieces: "Pieces",
    fewer: "{num, number} claimed, {real, number} accepted",
    photos: "Photos",
    photo: "Photo {index, number}",
  },
  seeClaims: "See damage claims",
  seeOrder: "See the order",
  seeLedger: "See the wallet's entries",
  seeCoverage: "What insurance covers",
  ofOrder: "Damage claims ({count, number})",
  ask: "Claim damage",
  closing: {
    ask: "Take the claim back",
    title: "Take this claim back?",
    body: "Nothing is paid then. While there is time, you can claim again.",
    keep: "Keep it",
    done: "Claim taken back",
  },
  unknown: {
    title: "There is no such claim",
    action: "My claims",
  },
  empty: {
    title: "No claims yet",
    body: "If goods arrive broken or short, claim from the order.",
    action: "My orders",
  },
  form: {
    title: "Claim damage",
    pieces: "How many are broken or missing (at most {left, number})",
    quantity: "{name}, pieces to claim",
    fewer: "One fewer",
    more: "One more",
    about: "What happened",
    content: "What is broken or missing",
    contentHint:
      "For example: the rim was cracked when the box was opened, one corner of the box is crushed",
    photos: "Photos",
    photosHint: "Best with the goods, the box and its label, at most {count, number}",
    wordsNeeded: "Say what is broken or missing",
    photoNeeded: "Attach at least one photo",
    stillUploading: "Photos are still being sent, please wait",
    comesTo: "Pays about",
    until: "Claims can be made until {time}.",
    coverage: "What insurance covers",
    submit: "Send the claim",
    not: {
      title: "This cannot be claimed now",
      action: "My claims",
    },
  },
  coverage: {
    title: "What insurance covers",
    lead: "Read this before you choose: what is covered, what is not, and how much is paid.",
    pays: {
      title: "How much it pays",
      example: "For goods of {goods}, in yuan",
      insured: "{percent, number}% insurance",
      insuredBody:
        "Costs {fee}. Broken or lost goods pay {share, number}% of their amount, at most {amount}.",
      none: "No insurance",
      noneBody:
        "Costs nothing. Damage or loss is yours to bear; customer service may give something, or nothing.",
    },
    covered: {
      title: "Covered",
      broken: "Goods broken, crushed or soaked on the way.",
      missing: "Goods that are lost or some pieces of them; it counts by the pieces affected.",
    },
    alone: {
      title: "Paid without waiting for a review",
      lighter:
        "More than {percent, number}% lighter at arrival than at departure: we open a claim for you, and what is insured is paid at once up to a limit; customer service sees to the rest.",
      noScan:
        "Not scanned for {days, plural, one {# day} other {# days}} after it left: we open a claim for you, and what is insured is paid at once up to a limit. If it turns up later the goods are still yours, and customer service talks to you.",
      crate:
        "You paid for a wooden crate and we took no picture of it: claim what broke, and what is insured is paid at once within a limit; above it, customer service looks.",
      late: "{days, plural, one {# day} other {# days}} or more beyond the most that the bill said: {share, number}% of the freight you paid for it comes back, once a bill, insured or not.",
    },
    notCovered: {
      title: "Not covered",
      freight: "Freight (but for what comes back when late), service fees and the premium itself.",
      seller: "Faults by the seller, shade or size: ask for a return from the order.",
      packing: "Fragile goods without extra packing in an intact box.",
      customs: "Prohibited or misdeclared goods, or goods seized by customs.",
      late: "Claims made more than {days, number} days after the order was completed.",
    },
    how: {
      title: "How to claim",
      photos: "When you open the box, photograph the box, its label and the damage.",
      claim:
        "Within {days, number} days of completion, claim from the order page with words and photos.",
      answer:
        "Customer service compares them with the warehouse's photos and weights. The claim's page shows the progress and by when.",
      paid: "Once accepted, a second person pays it into your wallet. You keep the goods.",
    },
    terms: "Read the full terms",
  },
} as const satisfies SameKeys<typeof source>;
