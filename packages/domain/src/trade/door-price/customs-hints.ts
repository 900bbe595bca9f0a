import type { DutyClassBasis, DutyClassed } from "../../goods/duties/duty-class.ts";
import type { Cents } from "../../kernel/money.ts";
import type { CustomsWithDuties, DutyClass, DutySource } from "../../people/regions/customs.ts";
import { dutyRangeOf, type FreeValue, type Span } from "./import-tax.ts";

/** What a customs office will ask, as far as it is known before anything is sent. */
export type CustomsHint =
  | { readonly kind: "tax_included" }
  | ({ readonly kind: "free_value"; readonly is: FreeValue; readonly free_up_to: Cents } & Span)
  | DutyClassHint;

export interface DutyClassHint {
  readonly kind: "duty_class";
  readonly duty_class: DutyClass | "unknown";
  readonly low_bp: number;
  readonly high_bp: number;
  /** Who says that it is this class, and where that was read: without a name of words, null where nothing tells. */
  readonly basis: DutyClassBasis;
  readonly class_read: DutySource | null;
  /** Where the rate was read; null for a class that nobody can tell. */
  readonly rate_read: DutySource | null;
}

/** Each class with what it is asked and where that was read, once for all goods that came to it the same way. */
export function classHints(
  classed: readonly DutyClassed[],
  { duty: rates }: Pick<CustomsWithDuties, "duty">,
): DutyClassHint[] {
  const told = new Map(classed.map((one) => [JSON.stringify(one), one]));
  return [...told.values()].map(({ duty_class, basis, read }): DutyClassHint => {
    const rate = duty_class && rates[duty_class];
    return {
      kind: "duty_class",
      duty_class: duty_class ?? "unknown",
      ...dutyRangeOf(rates, duty_class),
      basis,
      class_read: read,
      rate_read: rate
        ? { source: rate.source, address: rate.address, read_on: rate.read_on }
        : null,
    };
  });
}
