import { expect, test } from "vitest";
import { defaultAcceptance, type GoodsClass } from "../../goods/shippability/goods-class.ts";
import type { TariffLine } from "./freight.ts";
import { openLineFor } from "./open-line-for.ts";

const line: TariffLine & { readonly is_open?: boolean } = {
  region: "TW",
  transport: 9,
  tariff_class: "sensitive",
  currency: "TWD",
  per_kg: 40_00,
  per_cbm: 0,
  base_fee: 0,
  minimum_fee: 0,
  delivery_fee: 0,
  divisor: 6_000,
  minimum_weight_g: 0,
  weight_step_g: 100,
  days_min: 4,
  days_max: 6,
};

test("a way takes goods of a class that it accepts, by the line that is open, and no others [CHK-22]", () => {
  const lineFor = (goods: GoodsClass, accepted: boolean, lines = [line]) =>
    openLineFor(
      lines,
      { region: "TW", transport: 9, goods: [goods] },
      { ...defaultAcceptance, 9: accepted ? ["sensitive"] : ["ordinary"] },
    );
  const battery = "sensitive-battery";
  expect(lineFor(battery, true)).toBe(line);
  expect(lineFor(battery, false)).toBeUndefined();
  expect(lineFor("restricted", true)).toBeUndefined();
  expect(lineFor(battery, true, [{ ...line, is_open: false }])).toBeUndefined();
});
