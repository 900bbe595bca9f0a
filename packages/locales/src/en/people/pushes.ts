import type { SameKeys } from "../../same-keys.ts";
import type { pushes as source } from "../../zh/people/pushes.ts";

export const pushes = {
  title: "Notices on this phone",
  body: "This device is told what matters; a locked screen shows no amounts, numbers or names.",
  here: "Tell this device",
  off: "Phones can’t be told at the moment. Please see your mail or text messages",
  cannot: "This browser takes no notices. On an iPhone, add Sampan to the Home Screen first",
  denied:
    "You refused notices in this browser. Allow them in its settings for this site, then come back",
  failed: "That didn’t work. Please try again later",
  topics: {
    title: "What to be told of",
    orders: "Orders",
    parcels: "Parcels and freight",
    refunds: "Refunds and claims",
    money: "Wallet",
    questions: "Answers of our service",
    account: "Account and verification",
  },
  quiet: {
    title: "Quiet hours",
    from: "From",
    to: "Until",
    hint: "Notices of these hours come when they are over",
    none: "No hours are quiet",
  },
  offer: {
    title: "Be told when something moves",
    body: "This device hears of reviews, arrivals and what can be paid",
    take: "Yes, tell me",
    later: "Not now",
    taken: "You’ll be told when something moves",
  },
} as const satisfies SameKeys<typeof source>;
