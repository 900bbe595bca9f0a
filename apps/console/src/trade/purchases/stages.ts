/** What a seller's order waits for: that we buy, or that the seller sends. */
export const stages = ["to_buy", "awaiting_seller"] as const;
export type Stage = (typeof stages)[number];
