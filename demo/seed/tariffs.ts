import type { TariffLine } from "@sampan/domain/money/price-book/freight";

/** Cents of the region's currency; weights in grams. Air 12, fast sea 8, sea 9, land 10. */
const taiwan = {
  region: "TW",
  currency: "TWD",
  per_cbm: 0,
  base_fee: 0,
  minimum_fee: 0,
  delivery_fee: 100_00,
  divisor: 6000,
  weight_step_g: 1000,
} as const;

const thailand = {
  region: "TH",
  currency: "THB",
  base_fee: 0,
  delivery_fee: 50_00,
  divisor: null,
  weight_step_g: 100,
} as const;

const land = {
  ...thailand,
  transport: 10,
  minimum_fee: 150_00,
  minimum_weight_g: 1000,
  days_min: 5,
  days_max: 9,
} as const;
const sea = {
  ...thailand,
  transport: 9,
  minimum_fee: 150_00,
  minimum_weight_g: 0,
  days_min: 15,
  days_max: 30,
} as const;
const air = {
  ...thailand,
  transport: 12,
  minimum_fee: 0,
  per_cbm: 0,
  divisor: 6000,
  minimum_weight_g: 500,
  days_min: 3,
  days_max: 5,
} as const;

/** Believable tariffs of both lines; every one of them can be changed without a release. */
export const demoTariffs: readonly TariffLine[] = [
  {
    ...taiwan,
    transport: 9,
    tariff_class: "ordinary",
    per_kg: 35_00,
    minimum_weight_g: 10_000,
    days_min: 13,
    days_max: 15,
  },
  {
    ...taiwan,
    transport: 8,
    tariff_class: "ordinary",
    per_kg: 55_00,
    minimum_fee: 375_00,
    minimum_weight_g: 0,
    days_min: 7,
    days_max: 9,
  },
  {
    ...taiwan,
    transport: 12,
    tariff_class: "ordinary",
    per_kg: 135_00,
    minimum_weight_g: 1000,
    days_min: 3,
    days_max: 5,
  },
  {
    ...taiwan,
    transport: 12,
    tariff_class: "sensitive",
    per_kg: 165_00,
    minimum_weight_g: 1000,
    days_min: 3,
    days_max: 5,
  },
  {
    ...taiwan,
    transport: 12,
    tariff_class: "special",
    per_kg: 195_00,
    minimum_weight_g: 1000,
    days_min: 4,
    days_max: 6,
  },
  {
    ...taiwan,
    transport: 9,
    tariff_class: "ordinary",
    is_tax_included: true,
    per_kg: 48_00,
    minimum_weight_g: 10_000,
    days_min: 13,
    days_max: 15,
  },
  { ...land, tariff_class: "ordinary", per_kg: 35_00, per_cbm: 7_000_00 },
  {
    ...land,
    tariff_class: "ordinary",
    is_tax_included: true,
    per_kg: 52_00,
    per_cbm: 9_500_00,
  },
  { ...sea, tariff_class: "ordinary", per_kg: 25_00, per_cbm: 5_000_00 },
  {
    ...sea,
    transport: 8,
    tariff_class: "ordinary",
    per_kg: 32_00,
    per_cbm: 6_000_00,
    days_min: 10,
    days_max: 14,
  },
  { ...air, tariff_class: "ordinary", per_kg: 180_00 },
  { ...air, tariff_class: "sensitive", per_kg: 220_00 },
  { ...air, tariff_class: "special", per_kg: 260_00, days_min: 4, days_max: 6 },
];
