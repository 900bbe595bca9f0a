import type { Cents } from "../../kernel/money.ts";

/** What a carrier did in a month. Cents and grams. */
export interface CarrierMonth {
  readonly parcels: number;
  readonly weight_g: number;
  /** What customers paid for it. */
  readonly paid: Cents;
  /** What it told itself that it takes; null for one that tells nothing. */
  readonly told: Cents | null;
  /** What is written down of its bill; null while nobody has. */
  readonly written: Cents | null;
}

export interface CarrierCost {
  /** The bill where it is written down, else what the carrier told; null while neither is known, which is not nothing. */
  readonly cost: Cents | null;
  /** To the nearest cent; null where nothing was carried or the cost is not known. */
  readonly per_parcel: Cents | null;
  readonly per_kg: Cents | null;
  /** What is left of what customers paid; below zero where it cost more. Null where the cost is not known. */
  readonly left: Cents | null;
}

/** What a carrier cost us, by parcel and kilogram, and what is left of what customers paid for it. */
export function costOfCarrier({
  parcels,
  weight_g,
  paid,
  told,
  written,
}: CarrierMonth): CarrierCost {
  const cost = written ?? told;
  if (cost === null) return { cost, per_parcel: null, per_kg: null, left: null };
  return {
    cost,
    per_parcel: parcels > 0 ? Math.round(cost / parcels) : null,
    per_kg: weight_g > 0 ? Math.round((cost * 1_000) / weight_g) : null,
    left: paid - cost,
  };
}
