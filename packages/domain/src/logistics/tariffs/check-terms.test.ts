import { expect, test } from "vitest";
import { checkTerms } from "./check-terms.ts";

const terms = { per_kg: 35_00, per_cbm: 0, divisor: 6_000, days_min: 3, days_max: 5 };

test.each([
  [{}, undefined],
  [{ divisor: null, per_cbm: 7_000_00 }, undefined],
  [{ per_kg: 0 }, "tariff_unpriced"],
  [{ divisor: null }, "tariff_volume_free"],
  [{ days_min: 6 }, "tariff_days_invalid"],
  [{ days_min: 5 }, undefined],
  [{ first_weight_g: 500 }, "tariff_first_unpriced"],
  [{ first_fee: 90_00 }, "tariff_first_unpriced"],
  [{ first_weight_g: 500, first_fee: 90_00 }, undefined],
] as const)("a line with %o is refused with %s [BO-42]", (changed, refusal) => {
  const checked = checkTerms({ ...terms, ...changed });
  expect(checked.ok ? undefined : checked.error.code).toBe(refusal);
});
