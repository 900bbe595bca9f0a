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

/** Service until it is decided, finance until the customer has the money, then whoever waits for the seller's. */
export function claimHolderOf({ state, owesBuyer, awaitsSeller }: ClaimInHand): ClaimHolder {
  switch (state) {
    case "pending_review":
      return "service";
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
