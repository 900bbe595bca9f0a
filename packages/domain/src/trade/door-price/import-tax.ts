import {
  defaultRounding,
  percentage,
  proportion,
  sum,
  wholeUnits,
  type BasisPoints,
  type Cents,
} from "../../kernel/money.ts";
import type {
  Customs,
  DutyClass,
  DutyRange,
  DutyTable,
  ImportTax,
} from "../../people/regions/customs.ts";

/** A line of goods as a customs office sees it. */
export interface TaxedLine {
  /** Cents of the payment currency. */
  readonly goods: Cents;
  /** Undefined where nobody can tell: anything between the lowest and the highest duty may be asked. */
  readonly duty_class: DutyClass | undefined;
}

/** Cents of the payment currency, from the least to the most. */
export interface Span {
  readonly low: Cents;
  readonly high: Cents;
}

/** How a value stands to what is free: surely below it, perhaps, or surely above it. */
export const freeValues = ["within", "near", "above"] as const;
export type FreeValue = (typeof freeValues)[number];

/** How goods, freight and insurance stand to the value that is free; undefined where no value is. */
export function freeValueOf(
  { low, high }: Span,
  { freeUpTo_units }: Customs,
): FreeValue | undefined {
  if (freeUpTo_units === 0) return undefined;
  const free = wholeUnits(freeUpTo_units);
  if (high <= free) return "within";
  return low <= free ? "near" : "above";
}

/** The duty of a class; of an unknown one, or one without a rate, from the lowest there is to the highest. */
export function dutyRangeOf(duty: DutyTable, duty_class: DutyClass | undefined): DutyRange {
  const own = duty_class && duty[duty_class];
  if (own) return { low_bp: own.low_bp, high_bp: own.high_bp };
  const all = Object.values(duty);
  if (all.length === 0) return { low_bp: 0, high_bp: whole_bp };
  return {
    low_bp: Math.min(...all.map(({ low_bp }) => low_bp)),
    high_bp: Math.max(...all.map(({ high_bp }) => high_bp)),
  };
}

/** As much as the value itself: where nothing is known, nothing can be said. */
const whole_bp = 10_000;

/**
 * Duty and value added tax of goods whose value (goods, freight, insurance) lies in a span: each line bears the part of the
 * value that its goods are. A larger value is never taxed less.
 */
export function importTaxOf(
  lines: readonly TaxedLine[],
  value: Span,
  { vat_bp, duty }: ImportTax,
): { readonly duty: Span; readonly vat: Span } {
  const goods = sum(lines.map((line) => line.goods));
  const dutyAt = (whole: Cents, rateOf: (range: DutyRange) => BasisPoints): Cents =>
    sum(
      lines.map((line) =>
        percentage(partOf(whole, line.goods, goods), rateOf(dutyRangeOf(duty, line.duty_class))),
      ),
    );
  const duties: Span = {
    low: dutyAt(value.low, ({ low_bp }) => low_bp),
    high: dutyAt(value.high, ({ high_bp }) => high_bp),
  };
  return {
    duty: duties,
    vat: {
      low: percentage(sum([value.low, duties.low]), vat_bp),
      high: percentage(sum([value.high, duties.high]), vat_bp),
    },
  };
}

/** Rounded by itself, not dealt out: so that more to share never leaves a line with less. */
const partOf = (whole: Cents, part: Cents, of: Cents): Cents =>
  of === 0 ? 0 : proportion(whole, { numerator: part, denominator: of }, defaultRounding);
