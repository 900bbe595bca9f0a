import type { ClaimState } from "./claim-state.ts";

/** Who has a claim now; each has a clock of its own, the one that refunds go by. */
export const claimHolders = ["service", "seller", "finance", "nobody"] as const;
export type ClaimHolder = (typeof claimHolders)[number];

export interface ClaimInHand {
  readonly state: ClaimState;
  /** Money is to go to the customer and has not gone yet. */
  readonly owesBuyer: boolean;
  /** What the seller gives is to be recorded and is not yet. */
  readonly awaitsSeller: boolean;
}

interface SellerOfClaim {
  readonly awaits_seller: boolean;
  /** When what the seller gave was recorded; null until then. */
  readonly seller_at: Date | null;
}

/** Whether a seller's share is waited for: one that nobody waits for, or that is in already, cannot be recorded. [BO-28] */
export const isSellerAwaited = ({ awaits_seller, seller_at }: SellerOfClaim): boolean =>
  awaits_seller && seller_at === null;

/** Service until it is decided, or decided again; finance until the customer has the money; then whoever waits for the seller's. */
export function claimHolderOf({ state, owesBuyer, awaitsSeller }: ClaimInHand): ClaimHolder {
  switch (state) {
    case "pending_review":
    case "asked_again":
      return "service";
    case "more_accepted":
      return "finance";
    case "rejected":
    case "succeeded":
    case "closed":
      return "nobody";
    case "accepted":
    case "compensated_to_buyer":
    case "seller_compensated":
      return owesBuyer ? "finance" : awaitsSeller ? "seller" : "nobody";
  }
}
