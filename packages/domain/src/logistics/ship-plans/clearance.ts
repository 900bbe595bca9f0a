import { businessDay, parseWireTime } from "../../kernel/business-time.ts";
import { percentage, sum, wholeUnits, type Cents } from "../../kernel/money.ts";
import type { Region } from "../../kernel/regions.ts";
import type { Customs, CustomsWithDuties } from "../../people/regions/customs.ts";
import {
  insuranceFee,
  insuranceShare_bp,
  type InsuranceType,
} from "../../trade/charges/insurance.ts";
import { importTaxOf, type Span, type TaxedLine } from "../../trade/door-price/import-tax.ts";
import { type BareBox, isStanding, type PlanUnit, type UnitGoods } from "./plan-unit.ts";

export const nothing: Span = { low: 0, high: 0 };

/** When the half of a year began that a moment is in: its first of January or July, there. */
export function startOfHalf(now: Date, region: Region): Date {
  const [year = "", month = ""] = businessDay(now, region).split("-");
  const begun = parseWireTime(`${year}-${Number(month) > 6 ? "07" : "01"}-01 00:00`, region);
  if (!begun.ok) throw new RangeError(`no half of a year begins in ${year}`);
  return begun.value;
}

/** What a box is worth to a customs office, and what it may ask. Cents. */
export interface BoxCustoms {
  readonly value: Cents;
  /** So little that it is free, as long as there are times left. */
  readonly isFree: boolean;
  /** What is asked where it is not. */
  readonly tax: Span;
}

/** What a box is worth without its freight, and its lines of goods: what is said of it at a border. */
export interface Declared {
  readonly worth: Cents;
  readonly lines: readonly TaxedLine[];
}

/** Goods and what they are insured by. Cents. */
export function declaredOf({ units, insurance }: Pick<BareBox, "units" | "insurance">): Declared {
  const lines: TaxedLine[] = [];
  let goods = 0;
  for (const unit of units)
    for (const { value, duty_class } of unit.goods) {
      lines.push({ goods: value, duty_class });
      goods += value;
    }
  let paid = 0;
  for (const cents of paidByOrder(units).values()) paid += cents;
  return { worth: sum([goods, insuranceFee(paid, insurance)]), lines };
}

/** Whether a value is one that comes in for nothing, as long as there are times left. */
export const isSmall = (value: Cents, { freeUpTo_units }: Customs): boolean =>
  freeUpTo_units > 0 && value <= wholeUnits(freeUpTo_units);

/** What is asked of a box where it is not free; cents. */
export function taxOf({ lines }: Declared, value: Cents, customs: CustomsWithDuties): Span {
  const { duty, vat } = importTaxOf(lines, { low: value, high: value }, customs);
  return { low: sum([duty.low, vat.low]), high: sum([duty.high, vat.high]) };
}

/** A box's goods, its insurance and its part of the freight up to the border, as one declaration. */
export function customsOfBox(
  box: Pick<BareBox, "units" | "insurance">,
  international: Cents,
  customs: CustomsWithDuties,
): BoxCustoms {
  const declared = declaredOf(box);
  const value = declared.worth + international;
  return { value, isFree: isSmall(value, customs), tax: taxOf(declared, value, customs) };
}

/**
 * Which boxes come in for nothing, in their order: of those that are worth little enough as many as there are times left,
 * the ones that would be taxed most. Which of them customs sees first, nobody knows before.
 */
export function clearedFree(
  boxes: readonly Pick<BoxCustoms, "isFree" | "tax">[],
  timesLeft: number,
): readonly boolean[] {
  const small = boxes
    .map(({ isFree, tax }, at) => ({ isFree, tax, at }))
    .filter(({ isFree }) => isFree)
    .toSorted((one, other) => other.tax.high - one.tax.high || one.at - other.at)
    .slice(0, Math.max(0, timesLeft));
  const free = new Set(small.map(({ at }) => at));
  return boxes.map((_, at) => free.has(at));
}

/** What a box is insured by more than its orders, as its bill charges it: order by order, of what was paid. */
export function raiseOf(box: BareBox, units: readonly PlanUnit[]): Cents {
  const [first, ...others] = box.units;
  if (others.length === 0 && !first.has_own_way && isStanding(box, units)) return 0;
  const insured = new Map<string, InsuranceType>();
  for (const unit of box.units)
    for (const { order, ordered_insurance } of unit.goods) insured.set(order, ordered_insurance);
  if ([...insured.values()].every((one) => one >= box.insurance)) return 0;
  return sum(
    [...paidByOrder(box.units)].map(([order, paid]) => {
      const more_bp = insuranceShare_bp(box.insurance) - insuranceShare_bp(insured.get(order) ?? 0);
      return more_bp > 0 ? percentage(paid, more_bp) : 0;
    }),
  );
}

/** What was paid for the goods in some parcels; pieces of a line that lie in several count together. */
export function paidByOrder(units: readonly PlanUnit[]): Map<string, Cents> {
  const lines = new Map<string, { readonly line: UnitGoods; num: number }>();
  for (const unit of units)
    for (const line of unit.goods) {
      const known = lines.get(line.oid);
      if (known) known.num += line.num;
      else lines.set(line.oid, { line, num: line.num });
    }
  const paid = new Map<string, Cents>();
  for (const { line, num } of lines.values())
    paid.set(line.order, (paid.get(line.order) ?? 0) + paidFor(line, num));
  return paid;
}

/** So many pieces of a line. */
const paidFor = ({ paid, of }: UnitGoods, num: number): Cents =>
  Math.trunc((paid * Math.min(num, of)) / Math.max(1, of));
