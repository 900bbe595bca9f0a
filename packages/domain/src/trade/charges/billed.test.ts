import { expect, test } from "vitest";
import { priced } from "./price.ts";

test.each([
  ["international_freight", { per_kg: 120_00, chargeable_g: 2_400 }, "weight_times_rate"],
  ["international_freight", { per_cbm: 7_000_00, volume_mm3: 125_000_000 }, "volume_times_rate"],
  ["local_freight", { fee: 80_00 }, "per_shipment"],
  ["local_freight", { chargeable_g: 4_615, of_g: 10_000 }, "share_of_shipment"],
  ["other", { insured_percent: 5, value: 900_00 }, "insurance_raised"],
  ["other", { rehearsal_fee: 30_00, fee: 30_00 }, "rehearsed"],
  ["warehouse", { storage_days: 3, fee: 5_00 }, "days_of_storage"],
  ["warehouse", { days: 3 }, "written_by_staff"],
  ["other", {}, "written_by_staff"],
] as const)("a bill for %s with the figures %j is read as %s [BO-16]", (kind, figures, key) => {
  const charge = {
    kind,
    instalment: "second",
    seller: null,
    line: null,
    cny: null,
    amount: 288_00,
    reason: { figures: { ...figures, note: "what staff wrote beside it" } },
  } as const;
  expect(priced([charge], { rate_e6: 4_530_000, rounding: "half_up" })).toEqual([
    { key: kind, amount: 288_00, reason: { key, values: figures } },
  ]);
});
