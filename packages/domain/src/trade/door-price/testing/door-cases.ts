import { customsBy } from "../../../goods/duties/duty-book.ts";
import type { DutyClassed } from "../../../goods/duties/duty-class.ts";
import { dutyBook } from "../../../goods/duties/testing/duty-book.ts";
import { defaultAcceptance } from "../../../goods/shippability/goods-class.ts";
import type { TariffLine } from "../../../money/price-book/freight.ts";
import type { DoorAsked } from "../door-price.ts";
import { pieceRange } from "../piece-range.ts";

/** Four dresses to Taiwan by air or by sea, insured. */
export const air: TariffLine = {
  region: "TW",
  transport: 12,
  tariff_class: "ordinary",
  currency: "TWD",
  per_kg: 120_00,
  per_cbm: 0,
  base_fee: 0,
  minimum_fee: 0,
  delivery_fee: 80_00,
  divisor: 6_000,
  minimum_weight_g: 0,
  weight_step_g: 100,
  days_min: 4,
  days_max: 6,
};
export const sea: TariffLine = { ...air, transport: 9, per_kg: 40_00, delivery_fee: 0 };
export const thai: TariffLine = { ...air, region: "TH", currency: "THB" };

export const said = (said_g: number) =>
  pieceRange({ listing: undefined, category: undefined, said_g, assumed_g: 500 });
export const classed = (duty_class: DutyClassed["duty_class"]): DutyClassed => ({
  duty_class,
  basis: duty_class ? "category" : "nothing",
  read: duty_class ? { source: "A ruling", address: "", read_on: "2026-11-20" } : null,
});
export const dress: DoorAsked["goods"][number] = {
  key: "dress",
  num: 4,
  goods_class: "ordinary",
  piece: said(500),
  duty: classed("clothing"),
};
export const asked: DoorAsked = {
  order: {
    sellers: [
      { key: "tailor", mainland_freight: 8_00, lines: [{ key: "dress", price: 59_00, num: 4 }] },
    ],
    insurance: 3,
    serviceFee_bp: 500,
  },
  goods: [dress],
  region: "TW",
  customs: customsBy(dutyBook, "TW"),
  transports: [12],
  tariff: [air, sea],
  acceptance: defaultAcceptance,
  at: { rate_e6: 4_530_000, rounding: "half_up" },
  packaging_bp: 1_000,
};
