import type { TariffLine, TariffTerms } from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { expect, test } from "vitest";
import { startOf } from "./tariff-draft.ts";

const terms = (per_kg: number): TariffTerms => ({
  first_weight_g: 0,
  first_fee: 0,
  per_kg,
  per_cbm: 0,
  base_fee: 10_00,
  minimum_fee: 0,
  delivery_fee: 80_00,
  divisor: 6_000,
  minimum_weight_g: 1_000,
  weight_step_g: 500,
  days_min: 3,
  days_max: 5,
  weight_max_g: null,
  side_max_mm: null,
  is_open: true,
});

const line = (change: Partial<TariffLine>, per_kg: number): TariffLine => ({
  region: "TW",
  transport: 12,
  tariff_class: "ordinary",
  group: null,
  is_tax_included: false,
  currency: "TWD",
  version: 1,
  is_taken: true,
  in_force: {
    id: "v",
    terms: terms(per_kg),
    starts_at: "",
    made_at: "",
    by: "",
    reason: "",
    state: "in_force",
    withdrawn_by: "",
  },
  versions: [],
  ...change,
});

const air = { transport: 12, tariff_class: "ordinary", is_tax_included: false } as const;
const sea = { transport: 9, tariff_class: "ordinary", is_tax_included: false } as const;
const known = [
  line({ group: "friends" }, 70_00),
  line({}, 120_00),
  line({ transport: 9 }, 40_00),
  line({ transport: 9, is_tax_included: true }, 48_00),
];

test("a group's new line begins as everybody's of the same kind, never as another group's [BO-42]", () => {
  expect(startOf(known, air)).toEqual(terms(120_00));
  expect(startOf(known, sea)).toEqual(terms(40_00));
  expect(startOf(known, { ...sea, is_tax_included: true })).toEqual(terms(48_00));
});

test("a line with tax begins as the one without where there is none, and one of its own kind without prices", () => {
  expect(startOf(known, { ...air, is_tax_included: true })).toEqual(terms(120_00));
  expect(startOf(known, { ...air, transport: 8 })).toMatchObject({ per_kg: 0, delivery_fee: 0 });
  expect(startOf([line({ in_force: null }, 1)], air)).toMatchObject({ per_kg: 0 });
});
