import type { Cents } from "./money.ts";

/** What an amount is for. The words are the catalogues'. */
export type SumKey =
  | "goods"
  | "mainland_freight"
  | "service_fee"
  | "insurance"
  | "coupon"
  | "bonus"
  | "points"
  | "international_freight"
  | "base_fee"
  | "minimum_fee"
  | "local_freight"
  | "warehouse"
  | "other"
  | "freight_coupon";

/** Why it is that much. */
export type SumReason =
  | "yuan_times_rate"
  | "share_of_goods"
  | "weight_times_rate"
  | "volume_times_rate"
  | "per_shipment"
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
