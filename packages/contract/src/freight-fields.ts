import { transportStates } from "@sampan/domain/package-state";
import * as z from "zod/mini";
import { Cents } from "./fields.ts";

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

/** How the freight of one parcel came about, so that anyone can re-add it. [FRT-06] [FRT-07] [FRT-10] */
export const FreightArithmetic = z.object({
  parcel_tid: z.string(),
  transport: z.int(),
  tariff_class: TariffClass,
  weight_g: z.int(),
  length_mm: z.int(),
  width_mm: z.int(),
  height_mm: z.int(),
  /** Cubic centimetres a kilogram is taken to fill; null where volume is priced by the cubic metre. */
  divisor: z.nullable(z.int()),
  volume_g: z.nullable(z.int()),
  /** The larger of both weights, rounded up to the line's step and lifted to its minimum. */
  billed_g: z.int(),
  /** What decided the price. */
  basis: z.enum(["weight", "volume", "minimum_weight", "minimum_fee"]),
  per_kg: Cents,
  per_cbm: Cents,
  base_fee: Cents,
  minimum_fee: Cents,
  international: Cents,
  local: Cents,
});
