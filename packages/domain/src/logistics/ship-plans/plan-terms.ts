import {
  type TariffClass,
  tariffClasses,
  type TransportAcceptance,
} from "../../goods/shippability/goods-class.ts";
import {
  type CarrierId,
  type TransportId,
  transportIds,
} from "../../goods/shippability/transports.ts";
import type { Region } from "../../kernel/regions.ts";
import { tariffLineFor, type TariffLine } from "../../money/price-book/freight.ts";
import { taxedOf } from "../../money/price-book/taxed-of.ts";
import type { CustomsWithDuties } from "../../people/regions/customs.ts";
import { mostMerged } from "../merging/check-merge.ts";
import type { CareTerms } from "./box-care.ts";
import { carrierTakes } from "./carrier-limits.ts";
import { type BareBox, isStanding, type PlanUnit } from "./plan-unit.ts";

export interface PlanLine extends TariffLine {
  readonly is_open: boolean;
  /** Of one parcel; null where the line asks for nothing of the kind. */
  readonly weight_max_g: number | null;
  readonly side_max_mm: number | null;
}

/** From today to the door. */
export interface ExpectedDays {
  readonly days_min: number;
  readonly days_max: number;
  /** Whether past parcels say so, or only the line does. */
  readonly basis: "history" | "line";
}

interface Conditions {
  readonly region: Region;
  /** The owner's own lines (`tariffOf`), with tax and without. */
  readonly tariff: readonly PlanLine[];
  readonly acceptance: TransportAcceptance;
  readonly carrier: CarrierId;
  readonly customs: CustomsWithDuties;
  /** How often in this half of the year a parcel of theirs is still free. */
  readonly freeTimesLeft: number;
  /** By transport; where nothing is said, nothing goes that way. */
  readonly days: Readonly<Partial<Record<TransportId, ExpectedDays>>>;
  /** What the warehouse does for a fee. */
  readonly care: CareTerms;
}

type Lines = Readonly<Partial<Record<TariffClass, PlanLine>>>;

/** What plans are made and priced by. */
export interface PlanTerms extends Conditions {
  /** The line that a bill would take, by transport and whether tax is wanted in it. */
  readonly lines: Readonly<Record<"taxed" | "untaxed", Readonly<Record<TransportId, Lines>>>>;
}

export function planTerms(conditions: Conditions): PlanTerms {
  const linesOf = (isTaxed: boolean) => {
    const fitting = taxedOf(conditions.tariff, isTaxed);
    const of = (transport: TransportId): Lines =>
      Object.fromEntries(
        tariffClasses.flatMap((tariff_class) => {
          const { region } = conditions;
          const found = tariffLineFor(fitting, { region, transport, tariff_class });
          const line = found.ok && fitting.find((one) => one === found.value);
          return line ? [[tariff_class, line]] : [];
        }),
      );
    return Object.fromEntries(transportIds.map((id) => [id, of(id)])) as Record<TransportId, Lines>;
  };
  return { ...conditions, lines: { taxed: linesOf(true), untaxed: linesOf(false) } };
}

/** The class that a box pays: that of its hardest goods. */
export const classOfBox = (units: readonly PlanUnit[]): TariffClass =>
  tariffClasses.findLast((one) => units.some(({ tariff_class }) => tariff_class === one)) ??
  "ordinary";

/** Whether tax is in its freight: it is cleared once, so one parcel in it that wants it there is enough. */
export const isTaxWanted = (units: readonly PlanUnit[]): boolean =>
  units.some(({ is_tax_wanted }) => is_tax_wanted);

/**
 * The line that a box goes by; undefined where it may not go that way: the line is closed, does not take such goods, or
 * neither it nor the carrier takes a box like that. What stands already goes as it stands.
 */
export function lineOfBox(
  box: BareBox,
  units: readonly PlanUnit[],
  terms: PlanTerms,
): PlanLine | undefined {
  const { transport } = box;
  const tariff_class = classOfBox(box.units);
  const line = terms.lines[isTaxWanted(box.units) ? "taxed" : "untaxed"][transport][tariff_class];
  if (!line || terms.days[transport] === undefined) return undefined;
  if (isStanding(box, units)) return line;
  const isOpen = line.is_open && terms.acceptance[transport].includes(tariff_class);
  return isOpen && isTaken(box, line, terms) ? line : undefined;
}

function isTaken({ units, transport }: BareBox, line: PlanLine, terms: PlanTerms): boolean {
  const measures = units.map((unit) => unit.measures);
  const weight_g = measures.reduce((total, one) => total + one.weight_g, 0);
  const side_mm = Math.max(
    ...measures.map((one) => Math.max(one.length_mm, one.width_mm, one.height_mm)),
  );
  return (
    units.length <= mostMerged &&
    units.every((unit) => !unit.is_fixed && unit.transports.includes(transport)) &&
    (line.weight_max_g === null || weight_g <= line.weight_max_g) &&
    (line.side_max_mm === null || side_mm <= line.side_max_mm) &&
    carrierTakes(terms.carrier, measures)
  );
}
