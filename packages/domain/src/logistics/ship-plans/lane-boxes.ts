import type { TariffClass } from "../../goods/shippability/goods-class.ts";
import type { TransportId } from "../../goods/shippability/transports.ts";
import type { Cents } from "../../kernel/money.ts";
import { careOf } from "./box-care.ts";
import { boxOf, extraOf, type Search, stakeIn } from "./box-of.ts";
import { type Declared, declaredOf, raiseOf } from "./clearance.ts";
import { classOfBox, isTaxWanted, lineOfBox, type PlanLine } from "./plan-terms.ts";
import type { PlanBox } from "./plan-unit.ts";
import { unitsIn } from "./readings.ts";

/** What leaves together: on one line, all of it with tax in its freight or all without. */
export interface Lane {
  readonly transport: TransportId;
  readonly isTaxed: boolean;
}

/** A box that a lane takes, with what does not follow from what else goes there. */
export interface KnownBox {
  readonly box: PlanBox;
  readonly line: PlanLine;
  readonly tariff_class: TariffClass;
  /** What it is insured by more, and its services; cents. */
  readonly more: Cents;
  /** What it weighs beside its cents. */
  readonly extra: number;
  readonly stake: Cents;
  readonly declared: Declared;
}

export function lanesOf({ units, ways }: Search): readonly Lane[] {
  const all = new Set([...ways, ...units.map(({ transport }) => transport)]);
  const taxes = [...new Set(units.map(({ is_tax_wanted }) => is_tax_wanted))];
  // Boxes without a wish for tax have none in them that has it; with one, they may hold both.
  return [...all].flatMap((transport) => taxes.map((isTaxed) => ({ transport, isTaxed })));
}

/** Every box that a lane takes, by what is in it. */
export function boxesOn(
  search: Search,
  { transport, isTaxed }: Lane,
): readonly (KnownBox | undefined)[] {
  const { units, ways, terms } = search;
  return Array.from({ length: 2 ** units.length }, (_, set) => {
    const [first, ...others] = unitsIn(units, set);
    if (!first || isTaxWanted([first, ...others]) !== isTaxed) return undefined;
    if (!ways.includes(transport) && !first.is_fixed) return undefined;
    const box = boxOf(search, [first, ...others], transport);
    const line = lineOfBox(box, units, terms);
    return (
      line && {
        box,
        line,
        tariff_class: classOfBox(box.units),
        more: raiseOf(box, units) + careOf(box),
        extra: extraOf(box, search),
        stake: stakeIn(box, search),
        declared: declaredOf(box),
      }
    );
  });
}
