import { transportStates } from "@sampan/domain/logistics/parcels/package-state";
import * as z from "zod/mini";
import { Cents, PublicKey } from "../../kernel/fields.ts";

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

/** One component of an amount with its reason; `values` are the figures it was reckoned from. */
export const SumEntry = z.object({
  key: z.string(),
  amount: Cents,
  cny: z.optional(Cents),
  reason: z.object({ key: z.string(), values: z.record(z.string(), z.number()) }),
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
});

/** How the freight of a shipment came about, so that anyone can re-add it. [FRT-06] [FRT-07] [FRT-10] */
export const ShipmentArithmetic = z.object({
  parcel_tids: z.array(z.string()),
  transport: z.int(),
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
