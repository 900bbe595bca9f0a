import type { instructions as source } from "../../zh/trade/instructions.ts";
import type { SameKeys } from "../../same-keys.ts";

export const instructions = {
  title: "Buying preferences",
  intro:
    "Tell our buyers beforehand what to do, so that nobody waits for your answer. It holds for orders to come; those you placed stay as they are.",
  saved: "Saved, from your next order on",
  rise: {
    title: "When a seller asks more",
    ask: "Ask me each time",
    askHint: "Small rises are ours. Above that we wait until you pay or decline.",
    accept: "Buy within my limits",
    acceptHint: "The difference is paid from your wallet. Where it does not suffice, we ask you.",
    percent: "Up to how much more",
    percentHint: "Compared with the price a piece when you ordered.",
    percentWrong: "Enter a whole number from 1 to {most, number}",
    ceiling: "At most for one order",
    ceilingHint: "All rises of the same order together.",
    ceilingWrong: "Enter a whole amount, at most {most}",
  },
  buying: "Buying and sending",
  other: "If my colour or style is gone, another may be bought",
  otherWords: "What it may be instead",
  otherHint: "For example: navy where black is gone, never red.",
  cancel: "If it cannot be bought",
  cancelHint:
    "Counted from the payment. What was not bought by then is cancelled and refunded to your wallet.",
  cancelNever: "Keep waiting",
  ship: "If goods arrive one after another",
  shipHint:
    "Counted from the first arrival at the warehouse. What is there by then goes ahead; the rest follows when it is complete or after as many days again. Each has its own international freight.",
  shipNever: "Send when all is there",
  days: "{days, plural, one {# day} other {# days}}",
  said: {
    title: "Your preferences when you ordered",
    rise: "Rises within {percent, number}% and {amount} in all are paid from your wallet",
    other: "If your colour or style is gone, another may be bought",
    otherWords: "If your colour or style is gone: {words}",
    cancel:
      "Cancelled and refunded if not bought within {days, plural, one {# day} other {# days}} of payment",
    ship: "Sent at most {days, plural, one {# day} other {# days}} after the first arrival",
    partAt: "What has arrived goes at {time}, unless all is there before",
    partGone: "What has arrived goes ahead; the rest follows",
  },
} as const satisfies SameKeys<typeof source>;
