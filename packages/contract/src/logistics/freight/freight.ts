import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Cents, PaymentCurrency } from "../../kernel/fields.ts";
import { FreightBasis, SumEntry, TariffClass } from "../parcels/freight-fields.ts";

/** A number as it is typed; what it has to be is said by refusals of its own. */
const Typed = z.optional(z.number().check(z.gte(-1_000_000), z.lte(1_000_000)));

const weights = {
  actual_g: z.int(),
  /** 0 where volume has a price of its own. */
  volume_g: z.int(),
  volume_mm3: z.int(),
  /** The larger of both weights, lifted to the line's minimum and rounded up to its step. */
  chargeable_g: z.int(),
  basis: FreightBasis,
};

/** One line of the tariff, and what the parcel comes to on it. */
export const FreightLine = z.object({
  transport: z.int(),
  tariff_class: TariffClass,
  days_min: z.int(),
  days_max: z.int(),
  minimum_weight_g: z.int(),
  divisor: z.nullable(z.int()),
  per_kg: Cents,
  per_cbm: Cents,
  ...weights,
  /** They add up to international and local freight together. */
  entries: z.array(SumEntry),
  international: Cents,
  local: Cents,
  total: Cents,
  /** False where the parcel is heavier or longer than the line takes. */
  takes_parcel: z.boolean(),
  /** Whether duty and value added tax are in its prices. */
  is_tax_included: z.boolean(),
  /** Whether it is the price of a group of the caller's; others never see it. */
  is_own_price: z.boolean(),
});
export type FreightLine = z.infer<typeof FreightLine>;

export const FreightEstimate = z.object({
  currency: PaymentCurrency,
  /** The line that was asked for. */
  chosen: FreightLine,
  /** Its freight: what a bill says of a parcel that measures the same. */
  freight: Cents,
  /** Every open line of the region, those for such goods first, the cheapest first. */
  lines: z.array(FreightLine),
});
export type FreightEstimate = z.infer<typeof FreightEstimate>;

/**
 * What a parcel comes to, for anybody: weight in kilograms, sides in centimetres. Every line of the caller's region is
 * answered beside the one that was asked for. [API-78] [FRT-08] [FRT-09]
 */
export const calculateFreight = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/logistics/freight_calculate",
  about: "Reckons what a parcel of these measures comes to, by every line.",
  access: "anyone",
  mutates: false,
  input: z.object({
    weight: Typed,
    length: Typed,
    width: Typed,
    height: Typed,
    transport: Typed,
    tariff_class: z._default(TariffClass, "ordinary"),
    /** Of a way that may have duty and tax in its price or not. */
    is_tax_included: z._default(z.boolean(), false),
  }),
  output: z.object({ data: FreightEstimate }),
  refusals: [
    "weight_needed",
    "length_needed",
    "width_needed",
    "height_needed",
    "transport_needed",
    "parcel_too_heavy",
    "side_too_long",
    "transport_unavailable",
  ],
});
