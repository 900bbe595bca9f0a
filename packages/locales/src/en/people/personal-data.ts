import type { people as source } from "../../zh/people/personal-data.ts";
import type { SameKeys } from "../../same-keys.ts";
import { companyDocumentHint, companyNumber, companyNumberHint } from "../kernel/regions.ts";

export const people = {
  close: {
    title: "Close the account",
    steps: {
      atOnce: "You are logged out everywhere at once, and told nothing more.",
      untilThen: "Log in before {day} and you can keep the account, just as it was.",
      then: "After that your name, phone, addresses, documents and pictures are erased for good; the same number can register anew.",
    },
    books: "Orders and accounts are kept as the law asks, without showing whose they were.",
    copyFirst: "Download a copy of my data first",
    before: "To be settled before",
    count: "{count, number}",
    obstacles: {
      orders: "Orders in progress",
      topups: "Top-ups being processed",
      withdrawal: "Withdrawals waiting for audit",
      balance: "Balance",
    },
    rest: {
      title: "{amount} is left in your account",
      body: "All of it is paid to your bank account, without a minimum and without a fee. The account closes once finance has audited it.",
      payOut: "Pay out the balance",
      payOutSubmit: "Pay out {amount} and close the account",
      payOutDone: "We have it; the account closes once it passed the audit",
      waiver: "Or give this money up",
      waiverNeeded: "Please tick this sentence first",
      pending:
        "What is left is being paid out ({number}). The account closes once finance has passed it; if it fails, all stays as it is.",
      toWithdrawals: "See the withdrawal",
    },
    lapses: {
      title: "These are lost with it",
      bonus: "Red packet {amount}",
      points: "{count, plural, one {# point} other {# points}}",
      coupons: "{count, plural, one {# coupon} other {# coupons}}",
    },
    submit: "Close the account",
    ask: "Close the account?",
    consequence: "You are logged out at once. Log in before {day} to take it back.",
    done: "The account is closed; log in before {day} to take it back",
  },
  keep: {
    title: "Keep this account?",
    keep: "Keep it and log in",
    leave: "Leave it closed",
  },
  data: {
    title: "My data",
    copy: {
      title: "A copy of my data",
      body: "What we store about you, your orders, your accounts and the pictures you uploaded, packed into one zip file.",
      asked:
        "It is being made (asked for {time}). You will be told when it is ready and may leave this page.",
      ready: "The copy you asked for {time} is ready and kept until {day}.",
      download: "Download the zip ({size} MB)",
      next: "Another can be asked for after {time}.",
      ask: "Ask for a copy",
    },
    openings: {
      title: "Who looked at my identity data",
      body: "Name, number and pictures are stored encrypted. Every time somebody opens them, it is listed here.",
      none: "Nobody has opened them",
      kind: {
        real_name: "identity data",
        company: "company data",
      },
      purpose: {
        verification: "Opened your {what} to verify it",
        customs: "Opened your {what} for customs",
        dispute: "Opened your {what} to settle a dispute",
        authority: "Opened your {what} because an authority asked",
      },
      when: "{time} · {name}",
    },
  },
  company: {
    title: "Company verification",
    onlyBusiness: "A personal account needs no company",
    states: {
      none: "Not verified",
      submitted: "In review",
      verified: "Verified",
      rejected: "Rejected",
    },
    body: {
      none: "Submit the registration of your company; once verified, you can withdraw to a company account.",
      submitted: "It is being verified; you will be told within one or two working days.",
      verified: "The company is verified. To change it, ask our service.",
    },
    rejected: "It was rejected: {reason}",
    name: "Company name",
    number: companyNumber,
    numberHint: companyNumberHint,
    document: "Picture of the registration",
    documentHint: companyDocumentHint,
    submittedAt: "Submitted",
    secrecy: "Stored encrypted: only those who verify can open it, and you see every time they do.",
    submit: "Submit",
    nameNeeded: "Enter the name of the company",
    numberWrong: "This number cannot be right; compare it with the document",
    documentNeeded: "Upload a picture of the registration",
    stillUploading: "The picture is still being uploaded",
  },
} as const satisfies SameKeys<typeof source>;
