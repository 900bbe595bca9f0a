import type { freightErrors as source } from "../../zh/kernel/freight-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const freightErrors = {
  weight_needed: "Enter a weight above 0.001 kg",
  length_needed: "Enter a length above 0 cm",
  width_needed: "Enter a width above 0 cm",
  height_needed: "Enter a height above 0 cm",
  parcel_too_heavy: "The weight may be {kg, number} kg at most",
  side_too_long: "Each side may be {cm, number} cm at most",
  bill_unknown: "There is no such freight bill",
  tariff_unknown: "There is no such version of the tariff",
  tariff_unpriced: "Enter a price per kilogram",
  tariff_volume_free: "Enter a divisor or a price per cubic metre: volume would not be charged",
  tariff_days_invalid: "The fewest days may not be more than the most",
  tariff_moment_past: "It has to begin later than now",
  tariff_begun: "This version has begun or was taken back",
  tariff_first_unpriced: "Enter the first weight together with its price, or neither",
  tariff_group_unknown: "There is no such group of customers",
  tariff_group_fleeting:
    "A group that an order ends cannot have prices: leave out the days without an order",
  tariff_moment_taken: "Another version of this line already begins at that moment",
} as const satisfies SameKeys<typeof source>;
