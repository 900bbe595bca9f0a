import type { invitations as source } from "../../zh/shop/invitations.ts";
import type { SameKeys } from "../../same-keys.ts";

export const invitations = {
  title: "Invite friends",
  code: "My invite code",
  codeOf: "QR code of invite code {code}",
  codeHint: "A friend who scans this, or types it when registering, appears on your list.",
  showCode: "Show the code",
  share: "Send it to a friend",
  copied: "The address is copied",
  friends: "Invited friends",
  points: "{count, plural, one {# point} other {# points}}",
  given: "Invite code (optional)",
  givenHint: "A friend's code, or a salesperson's.",
  stages: {
    registered: "Registered",
    ordered: "Has ordered",
    received: "Has received",
  },
  empty: {
    title: "No friends yet",
    body: "Show your code to friends; once they have registered they appear here.",
  },
  shared: {
    title: "A friend invites you to Sampan",
    body: "Buy from 1688, Taobao and other marketplaces in Taiwan and Thailand, and see every step.",
    code: "Invite code",
    register: "Register",
    look: "Look around first",
  },
  offer: {
    gain: "Each friend brings you {what}.",
    share:
      "You get {percent, number}% of the service fee of a friend's first order, at most {most}.",
    limits:
      "Given {days, number} days after your friend received a first order and kept goods for at least {least}; at most {month} a month.",
  },
  earnings: {
    title: "Rewards",
    each: "Friend by friend",
    sum: "Received so far",
    nothingYet: "Nothing yet",
    adds: "{given} given, {taken} taken back",
    held: "{count, plural, one {# friend} other {# friends}} still to come",
    upTo: "up to {what}",
    takenBack: "{what} taken back after a refund",
    outstanding: "{what} more was spent already: later rewards are less by it",
    states: {
      held: "To come",
      paid: "Given",
      capped: "Above this month's limit",
      refused: "Does not qualify",
      lost: "Order was refunded",
      taken_back: "Taken back",
    },
    empty: {
      title: "No rewards yet",
      body: "Once a friend registers with your code, each reward is listed here.",
      show: "Show the code",
    },
  },
} as const satisfies SameKeys<typeof source>;
