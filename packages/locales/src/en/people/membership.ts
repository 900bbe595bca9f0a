import type { membership as source } from "../../zh/people/membership.ts";
import type { SameKeys } from "../../same-keys.ts";

export const membership = {
  title: "Member benefits",
  lead: "Six tiers. They differ in the offers they can join; what is to be paid stands under “All fees”.",
  list: "Benefits of each tier",
  yours: "Your tier now",
  everyone: "Every tier has",
  shared: {
    points: "Points for completed orders, to spend on the next payment",
    coupons: "Coupons for goods and for freight",
    parcels: "Free storage for parcels, and sending several as one",
    service: "A person who checks your order before you pay, and answers when you ask",
  },
  tiers: {
    classic:
      "Everybody starts here: all of the above from the first day, and the offers open to classic members.",
    gold: "All of the above, and the offers marked “Gold”.",
    platinum: "All of the above, and the offers marked “Platinum”.",
    diamond: "All of the above, and the offers marked “Diamond”.",
    crown: "All of the above, and the offers marked “Crown”.",
    king: "The highest tier: all of the above, and the offers marked “King”.",
  },
  rise: {
    title: "How to rise",
    body: "We set the tier by the orders we have handled for you. There is nothing to apply for and nothing to pay. Your tier always stands on the page “Mine”.",
  },
} as const satisfies SameKeys<typeof source>;
