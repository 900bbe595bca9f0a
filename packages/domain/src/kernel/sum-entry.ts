import { chargeKinds } from "./charge-kinds.ts";
import type { Cents } from "./money.ts";

/** Charges that a sum has a row for; an estimate has one for each of its components, a supplement none. */
const shownKinds = chargeKinds.filter(
  (kind) => kind !== "freight_estimate" && kind !== "supplement",
);

/** What an amount is for: a charge, a component of freight, or what it is paid with. The words are the catalogues'. */
export const sumKeys = [
  ...shownKinds,
  "bonus",
  "points",
  "first_weight",
  "base_fee",
  "minimum_fee",
  "freight_coupon",
] as const;
export type SumKey = (typeof sumKeys)[number];

/** Why it is that much. */
export type SumReason =
  | "yuan_times_rate"
  | "share_of_goods"
  | "weight_times_rate"
  | "volume_times_rate"
  | "first_weight"
  | "per_shipment"
  | "share_of_shipment"
  | "insurance_raised"
  | "rehearsed"
  | "days_of_storage"
  | "up_to_minimum"
  | "reduction"
  | "points_redeemed"
  | "written_by_staff";

/**
 * One line of a sum as people see it: what, how much, and why. `amount` is in cents of the payment
 * currency, below zero for what is taken off; `cny` is there when it was reckoned in yuan.
 */
export interface SumEntry {
  readonly key: SumKey;
  readonly amount: Cents;
  readonly cny?: Cents;
  readonly reason: { readonly key: SumReason; readonly values: Readonly<Record<string, number>> };
}

/** What a charge was reckoned from: what was applied to what, as it was applied. */
export interface ChargeReason {
  readonly figures: Readonly<Record<string, string | number>>;
  /** The components of what was quoted as a whole. */
  readonly entries?: readonly SumEntry[];
}
