import { defaultAcceptance, type TariffClass } from "../../../goods/shippability/goods-class.ts";
import type { TransportId } from "../../../goods/shippability/transports.ts";
import type { DutyClass } from "../../../people/regions/customs.ts";
import { customsBy } from "../../../goods/duties/duty-book.ts";
import { dutyBook } from "../../../goods/duties/testing/duty-book.ts";
import type { InsuranceType } from "../../../trade/charges/insurance.ts";
import type { ChosenService, GoodsFact, ServiceRule } from "../../services/service-rules.ts";
import type { CareTerms } from "../box-care.ts";
import { boxOf } from "../box-of.ts";
import { planTerms, type PlanLine, type PlanTerms } from "../plan-terms.ts";
import type { PlanBox, PlanUnit } from "../plan-unit.ts";
import { pricePlan } from "../price-plan.ts";

const base: PlanLine = {
  region: "TW",
  transport: 12,
  tariff_class: "ordinary",
  currency: "TWD",
  per_kg: 135_00,
  per_cbm: 0,
  base_fee: 0,
  minimum_fee: 0,
  delivery_fee: 100_00,
  divisor: 6_000,
  minimum_weight_g: 1_000,
  weight_step_g: 1_000,
  days_min: 3,
  days_max: 5,
  is_open: true,
  weight_max_g: null,
  side_max_mm: null,
};

/** Taiwan's lines as the market has them: air for all classes, fast sea and sea for ordinary goods. */
export const taiwanLines: readonly PlanLine[] = [
  base,
  { ...base, tariff_class: "sensitive", per_kg: 165_00 },
  { ...base, tariff_class: "special", per_kg: 195_00 },
  { ...base, transport: 8, per_kg: 55_00, minimum_fee: 375_00, days_min: 7, days_max: 9 },
  { ...base, transport: 9, per_kg: 35_00, minimum_weight_g: 10_000, days_min: 13, days_max: 15 },
];

const thai = { ...base, region: "TH", currency: "THB", delivery_fee: 0 } as const;
/** Thailand's: by weight or by space, whichever is dearer, and air. */
export const thaiLines: readonly PlanLine[] = [
  { ...thai, per_kg: 180_00, minimum_weight_g: 500, weight_step_g: 500 },
  { ...thai, tariff_class: "sensitive", per_kg: 220_00, minimum_weight_g: 500 },
  { ...thai, transport: 9, per_kg: 25_00, per_cbm: 5_000_00, divisor: null, minimum_fee: 150_00 },
  { ...thai, transport: 9, per_kg: 45_00, minimum_fee: 150_00, is_tax_included: true },
  { ...thai, transport: 10, per_kg: 35_00, per_cbm: 7_000_00, divisor: null, minimum_fee: 150_00 },
];

export const daysOfLines: PlanTerms["days"] = {
  12: { days_min: 3, days_max: 5, basis: "line" },
  8: { days_min: 7, days_max: 9, basis: "history" },
  9: { days_min: 13, days_max: 15, basis: "line" },
  10: { days_min: 4, days_max: 9, basis: "line" },
};

const rule = (rest: Pick<ServiceRule, "relation" | "service"> & Partial<ServiceRule>) => ({
  other: null,
  goods: null,
  ...rest,
});

/** Rules as shops have them: what is fragile or liquid in wood, what takes harm from water wrapped, and no wood around magnets. */
export const careOfShops: CareTerms = {
  rules: [
    rule({ relation: "suggested", service: "crate", goods: "fragile" }),
    rule({ relation: "suggested", service: "crate", goods: "liquid" }),
    rule({ relation: "must_not", service: "crate", goods: "magnet" }),
    rule({ relation: "suggested", service: "waterproof", goods: "battery" }),
  ],
  prices: new Map([
    ["crate", 360_00],
    ["waterproof", 22_50],
  ] as const),
};

/** What plans are priced by, for a person in one of both regions with so many free times left. */
export const termsOf = (
  region: "TW" | "TH",
  changed: Partial<Parameters<typeof planTerms>[0]> = {},
): PlanTerms =>
  planTerms({
    region,
    tariff: region === "TW" ? taiwanLines : thaiLines,
    acceptance: defaultAcceptance,
    carrier: 1,
    customs: customsBy(dutyBook, region),
    freeTimesLeft: region === "TW" ? 6 : 0,
    days: daysOfLines,
    care: { rules: [], prices: new Map() },
    ...changed,
  });

export interface UnitWish {
  readonly weight_g?: number;
  readonly side_mm?: number;
  readonly value?: number;
  readonly tariff_class?: TariffClass;
  readonly duty_class?: DutyClass | undefined;
  readonly insured?: InsuranceType;
  readonly insurance?: InsuranceType;
  readonly transport?: TransportId;
  readonly merged_tid?: string | null;
  readonly is_fixed?: boolean;
  readonly is_tax_wanted?: boolean;
  readonly order?: string;
  readonly transports?: readonly TransportId[];
  readonly facts?: readonly GoodsFact[];
  readonly had?: readonly ChosenService[];
  readonly had_as_is?: readonly ChosenService[];
}

/** A stored parcel of one order with one line of goods. */
export function unitOf(tid: string, wish: UnitWish = {}): PlanUnit {
  const { weight_g = 1_200, side_mm = 150, value = 500_00, insured = 2, order = tid } = wish;
  return {
    tid,
    measures: { weight_g, length_mm: side_mm, width_mm: side_mm, height_mm: side_mm },
    tariff_class: wish.tariff_class ?? "ordinary",
    transports: wish.transports ?? [12, 8, 9, 10],
    is_tax_wanted: wish.is_tax_wanted ?? false,
    goods: [
      {
        oid: `${tid}-1`,
        order,
        num: 2,
        of: 2,
        paid: value,
        value,
        duty_class: wish.duty_class ?? "clothing",
        ordered_insurance: insured,
        facts: wish.facts ?? [],
        is_live: true,
      },
    ],
    transport: wish.transport ?? 12,
    insurance: wish.insurance ?? insured,
    has_own_way: false,
    merged_tid: wish.merged_tid ?? null,
    is_fixed: wish.is_fixed ?? false,
    had: wish.had ?? [],
    had_as_is: wish.had_as_is ?? [],
  };
}

/** Every split of some things into groups. */
export function* splitsOf<T>(things: readonly T[]): Generator<readonly [T, ...T[]][]> {
  const [first, ...others] = things;
  if (first === undefined) return yield [];
  for (const split of splitsOf(others)) {
    yield [[first], ...split];
    for (const [at, group] of split.entries())
      yield split.map((one, place) => (place === at ? [first, ...group] : one));
  }
}

/**
 * By trying: every split, every way of each of its boxes, each priced whole as a plan is. Cents with taxes; nothing of how
 * plans are searched is used.
 */
export function cheapestByTrying(
  units: readonly PlanUnit[],
  terms: PlanTerms,
  ways: readonly TransportId[],
): number | undefined {
  let least: number | undefined;
  const go = (
    split: readonly (readonly [PlanUnit, ...PlanUnit[]])[],
    boxes: readonly PlanBox[],
  ): void => {
    const group = split[boxes.length];
    if (!group) {
      const cost = pricePlan(boxes, units, terms)?.cost;
      if (cost !== undefined && cost < (least ?? Infinity)) least = cost;
      return;
    }
    for (const transport of ways)
      go(split, [...boxes, boxOf({ units, terms, wished: 0 }, group, transport)]);
  };
  for (const split of splitsOf(units)) go(split, []);
  return least;
}
