import {
  billingStateNames,
  billingStates,
  type BillingStateName,
} from "@sampan/domain/logistics/parcels/package-state";

/** The word of a billing state as it travels. */
export const billingStateName = (billing: number): BillingStateName =>
  billingStateNames[billingStates.find((state) => state === billing) ?? 3];
