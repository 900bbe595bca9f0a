import { transportStates } from "@sampan/domain/logistics/parcels/package-state";
import { handOverProofs } from "@sampan/domain/logistics/pickups/pickup-code";
import { goodsFaults } from "@sampan/domain/logistics/warehouse/inspection";
import * as z from "zod/mini";
import { Cents, PublicKey, WireTime } from "../../kernel/fields.ts";

export const Warehouse = z.enum(["guangzhou", "shenzhen"]);
export const PackageTransport = z.enum(transportStates);
export const TariffClass = z.enum(["ordinary", "sensitive", "special"]);

/** Grams and millimetres, as scale and tape say them. */
export const Measures = z.object({
  weight_g: z.int().check(z.gte(1), z.lte(2_000_000)),
  length_mm: z.int().check(z.gte(1), z.lte(20_000)),
  width_mm: z.int().check(z.gte(1), z.lte(20_000)),
  height_mm: z.int().check(z.gte(1), z.lte(20_000)),
});

/** What was read of a parcel, all null until then: measures, when, and who read them. [BO-14] */
export const Weighing = z.object({
  weight_g: z.nullable(z.int()),
  length_mm: z.nullable(z.int()),
  width_mm: z.nullable(z.int()),
  height_mm: z.nullable(z.int()),
  /** By their number, which is empty where nobody wrote it down. */
  weighed: z.nullable(z.object({ at: WireTime, badge: z.string() })),
});

/** Measures as they were read: a scale that says 0 is refused in words of its own. */
export const ReadMeasures = z.object({
  ...Measures.shape,
  weight_g: z.int().check(z.gte(0), z.lte(2_000_000)),
});

/** Something wrong with goods that came, and with how many of them. */
export const GoodsFault = z.object({
  fault: z.enum(goodsFaults),
  num: z.int(),
  words: z.string(),
});

/** One component of an amount with its reason; `values` are the figures it was reckoned from. */
export const SumEntry = z.object({
  key: z.string(),
  amount: Cents,
  cny: z.optional(Cents),
  reason: z.object({ key: z.string(), values: z.record(z.string(), z.number()) }),
});

/** Days of storage that were bought: days times lines of goods times the price of a day. */
export const BilledStorage = z.object({
  parcel_tid: z.string(),
  days: z.int(),
  lines: z.int(),
  per_day: Cents,
  amount: Cents,
});

export const FreightBasis = z.enum(["actual", "volume", "minimum_weight", "volume_price"]);

/**
 * A parcel on a freight bill: what was measured, and its part of the shipment's freight. Where it leaves alone,
 * that is the whole of it. [FRT-06] [FRT-07] [FRT-10]
 */
export const FreightArithmetic = z.object({
  parcel_tid: z.string(),
  transport: z.int(),
  tariff_class: TariffClass,
  length_mm: z.int(),
  width_mm: z.int(),
  height_mm: z.int(),
  /** Cubic centimetres a kilogram is taken to fill; null where volume has a price of its own. */
  divisor: z.nullable(z.int()),
  per_kg: Cents,
  per_cbm: Cents,
  actual_g: z.int(),
  volume_g: z.int(),
  volume_mm3: z.int(),
  /** Of a shipment's chargeable weight; of a parcel that leaves alone, all of it. */
  chargeable_g: z.int(),
  /** What decided the price of its shipment. */
  basis: FreightBasis,
  /** They add up to international and local freight together. */
  entries: z.array(SumEntry),
  international: Cents,
  local: Cents,
  /** Days from departure to the door at most, as its line told; missing in bills of before they were covered. */
  days_max: z.optional(z.int()),
});

/** How the freight of a shipment came about, so that anyone can re-add it. [FRT-06] [FRT-07] [FRT-10] */
export const ShipmentArithmetic = z.object({
  parcel_tids: z.array(z.string()),
  transport: z.int(),
  /** True where duty and tax are in the freight. */
  is_tax_included: z.optional(z.boolean()),
  /** What its parcels weigh and take together, by class of goods. */
  loads: z.array(
    z.object({
      tariff_class: TariffClass,
      divisor: z.nullable(z.int()),
      per_kg: Cents,
      per_cbm: Cents,
      actual_g: z.int(),
      volume_g: z.int(),
      volume_mm3: z.int(),
      /** The larger of both weights, lifted to the line's minimum and rounded up to its step. */
      chargeable_g: z.int(),
      basis: FreightBasis,
      /** The version of the tariff that priced it; missing in bills of the days before versions. */
      tariff: z.optional(PublicKey),
    }),
  ),
  /** They add up to international and local freight together. */
  entries: z.array(SumEntry),
  international: Cents,
  local: Cents,
});

/** How a parcel that waits to be picked up is handed over: its code, for its owner alone. */
export const Pickup = z.object({
  state: z.enum(["good", "expired", "locked"]),
  /** Six digits; empty for one that opens nothing. */
  code: z.string(),
  tries_left: z.int(),
  expires_at: WireTime,
});
export type Pickup = z.infer<typeof Pickup>;

/** Who took a parcel that was picked up, and the picture that shows it. */
export const HandOver = z.object({
  receiver: z.string(),
  /** Address of the picture; empty where it is no longer kept. */
  proof: z.string(),
  proof_kind: z.enum(handOverProofs),
  handed_at: WireTime,
});
export type HandOver = z.infer<typeof HandOver>;
