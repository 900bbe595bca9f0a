import { describe, expect, test } from "vitest";
import type { TariffLine } from "../../money/price-book/freight.ts";
import { quoteApart } from "./quote-apart.ts";

const line = (wish: Partial<TariffLine> = {}): TariffLine => ({
  region: "TW",
  transport: 12,
  tariff_class: "ordinary",
  currency: "TWD",
  per_kg: 120_00,
  per_cbm: 0,
  base_fee: 0,
  minimum_fee: 0,
  delivery_fee: 80_00,
  divisor: 6000,
  minimum_weight_g: 1_000,
  weight_step_g: 100,
  days_min: 4,
  days_max: 6,
  ...wish,
});
const sensitive = line({ tariff_class: "sensitive", per_kg: 150_00 });
const parcel = (weight_g: number, tariff_class: "ordinary" | "sensitive" = "ordinary") => ({
  tariff_class,
  measures: { weight_g, length_mm: 0, width_mm: 0, height_mm: 0 },
});

describe("parcels that leave each by itself", () => {
  test("pay minimum weight and delivery each, by the rate of what is in them", () => {
    const parcels = [parcel(400), parcel(1_500), parcel(1_200, "sensitive")];
    expect(quoteApart([line(), sensitive], parcels)).toBe(
      120_00 + 80_00 + (180_00 + 80_00) + (180_00 + 80_00),
    );
  });

  test("have no price where the line takes one of them not", () => {
    expect(quoteApart([line()], [parcel(400), parcel(1_200, "sensitive")])).toBeUndefined();
    expect(quoteApart([line()], [{ ...parcel(400), tariff_class: undefined }])).toBeUndefined();
  });
});
