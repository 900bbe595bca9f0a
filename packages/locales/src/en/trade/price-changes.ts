import type { priceChanges as source } from "../../zh/trade/price-changes.ts";
import type { SameKeys } from "../../same-keys.ts";

export const priceChanges = {
  title: "The seller asks more: it is for you to decide",
  before: "You paid for each",
  now: "The seller asks for each now",
  difference: "Difference × {pieces, number}",
  toPay: "To pay",
  deadline:
    "Answer any time until {time}. Without an answer we do not buy it, and what you paid comes back by itself.",
  pay: "Pay {amount}",
  choice: {
    title: "The seller is out of the option you chose. May we buy this one?",
    ordered: "You chose",
    instead: "What the seller has",
    same: "The same price, nothing to pay",
    dearer: "{amount} to pay",
    cheaper: "{amount} comes back to you",
    deadline:
      "Answer any time until {time}. Without an answer we do not buy it, and what you paid comes back by itself.",
    pay: "Yes, pay {amount}",
    accepting: {
      ask: "Yes, this one",
      title: "Take this one instead?",
      body: "Your order is changed to it, and we go on buying.",
      confirm: "Take this one",
      keep: "Think again",
      done: "Changed; we go on buying",
    },
    declining: {
      ask: "No, refund it",
      title: "Not buy these goods?",
      body: "What you paid goes back to your wallet, and these goods are not bought.",
      confirm: "Refund",
      keep: "Think again",
      done: "Refunded; these goods are not bought",
    },
  },
  late: {
    title: "Goods that are late",
    reasons: {
      seller_silent: "The seller has not answered yet",
      restocking: "The seller is restocking",
      making: "The seller is still making it",
      checking: "We are checking the details with the seller",
      closed: "The seller is closed",
      marketplace: "The marketplace takes no orders at the moment",
    },
    until: "We expect to go on by {day}",
    unknown: "Nobody can say until when; we keep after it",
  },
  declining: {
    ask: "No, refund it",
    title: "Not buy these goods?",
    body: "What you paid goes back to your wallet, and these goods are not bought.",
    confirm: "Refund",
    keep: "Think again",
    done: "Refunded; these goods are not bought",
  },
} as const satisfies SameKeys<typeof source>;
