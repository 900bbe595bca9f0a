import { sum, type Cents } from "../../kernel/money.ts";
import type { Span } from "../../trade/door-price/import-tax.ts";
import { quoteShipment, type ParcelShare } from "../shipments/quote-shipment.ts";
import { careOf } from "./box-care.ts";
import { clearedFree, customsOfBox, nothing, raiseOf, type BoxCustoms } from "./clearance.ts";
import { isTaxWanted, lineOfBox, type PlanLine, type PlanTerms } from "./plan-terms.ts";
import type { PlanBox, PlanUnit } from "./plan-unit.ts";

/** A box on its line. Cents; its freight is its part of what leaves together. */
export interface LaneBox {
  readonly box: PlanBox;
  readonly line: PlanLine;
  readonly chargeable_g: number;
  readonly freight: Cents;
  /** What it is insured by more. */
  readonly raise: Cents;
  /** What its services come to. */
  readonly care: Cents;
  readonly customs: BoxCustoms;
}

export interface PricedBox extends LaneBox {
  readonly clearance: "free" | "taxed" | "tax_included";
  readonly tax: Span;
}

export interface PricedPlan {
  readonly boxes: readonly PricedBox[];
  /** Freight, what is insured by more, and services. */
  readonly total: Cents;
  /** Services alone, which are paid once the plan is taken; the rest is what bills will say. */
  readonly care: Cents;
  readonly tax: Span;
  /** What it comes to at most, taxes included: by this plans are compared. */
  readonly cost: Cents;
}

/** What leaves together is on one line, all of it with tax in its freight or all without. */
export const laneOf = ({ units, transport }: PlanBox): string =>
  `${transport}${isTaxWanted(units) ? " taxed" : ""}`;

/**
 * What boxes come to that leave together: by the function that bills are reckoned by, since a box has the weight and the
 * space of what is in it until somebody packs it. Undefined where the line does not take one of them.
 */
export function priceLane(
  boxes: readonly PlanBox[],
  units: readonly PlanUnit[],
  terms: PlanTerms,
): readonly LaneBox[] | undefined {
  const carried = boxes.flatMap((box) => {
    const line = lineOfBox(box, units, terms);
    return line ? [{ box, line }] : [];
  });
  // In the order in which they are known, so that cents fall the same way however they are packed.
  const [first, ...others] = carried
    .flatMap(({ box, line }) => box.units.map((unit) => ({ unit, line, measures: unit.measures })))
    .toSorted((one, other) => units.indexOf(one.unit) - units.indexOf(other.unit));
  if (!first || carried.length < boxes.length) return undefined;
  const parcels = [first, ...others] as const;
  const { shares } = quoteShipment(parcels);
  return carried.map(({ box, line }) => {
    const own = shares.filter((_, at) => {
      const parcel = parcels[at];
      return parcel !== undefined && box.units.includes(parcel.unit);
    });
    const international = partOf(own, (share) => share.international);
    return {
      box,
      line,
      chargeable_g: own.reduce((total, share) => total + share.chargeable_g, 0),
      freight: international + partOf(own, (share) => share.local),
      raise: raiseOf(box, units),
      care: careOf(box),
      customs: customsOfBox(box, international, terms.customs),
    };
  });
}

const partOf = (shares: readonly ParcelShare[], of: (share: ParcelShare) => Cents): Cents =>
  sum(shares.map(of));

/** Prices a plan as a whole; undefined where one of its boxes may not go that way. */
export function pricePlan(
  boxes: readonly PlanBox[],
  units: readonly PlanUnit[],
  terms: PlanTerms,
): PricedPlan | undefined {
  const lanes = [...Map.groupBy(boxes, laneOf).values()];
  const priced = lanes.map((some) => priceLane(some, units, terms));
  return priced.every((lane) => lane !== undefined)
    ? addUp(
        priced.flatMap((lane) => lane ?? []),
        terms,
      )
    : undefined;
}

/** Which boxes are free is a question of all lines together. */
export function addUp(lanes: readonly LaneBox[], { freeTimesLeft }: PlanTerms): PricedPlan {
  const asked = lanes.filter(({ line }) => !line.is_tax_included);
  const free = clearedFree(
    asked.map(({ customs }) => customs),
    freeTimesLeft,
  );
  const boxes = lanes.map((lane): PricedBox => {
    if (lane.line.is_tax_included) return { ...lane, clearance: "tax_included", tax: nothing };
    return free[asked.indexOf(lane)]
      ? { ...lane, clearance: "free", tax: nothing }
      : { ...lane, clearance: "taxed", tax: lane.customs.tax };
  });
  const care = sum(boxes.map((one) => one.care));
  const total = sum(boxes.map(({ freight, raise }) => freight + raise)) + care;
  const tax = {
    low: sum(boxes.map((one) => one.tax.low)),
    high: sum(boxes.map((one) => one.tax.high)),
  };
  return { boxes, total, care, tax, cost: total + tax.high };
}
