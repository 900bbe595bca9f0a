import type { TransportId } from "../../goods/shippability/transports.ts";
import type { InsuranceType } from "../../trade/charges/insurance.ts";
import { careFor, lackingIn, stakeOf } from "./box-care.ts";
import type { PlanTerms } from "./plan-terms.ts";
import { insuranceOf, type PlanBox, type PlanUnit } from "./plan-unit.ts";

export interface Search {
  readonly units: readonly PlanUnit[];
  /** Ways to choose among; what is fixed goes its own. */
  readonly ways: readonly TransportId[];
  readonly wished: InsuranceType;
  /**
   * Whether goods are to be kept from harm: with the services that rules call for, and, of what costs the same, with the least at stake in
   * one box. Else nothing of it is asked.
   */
  readonly isCared?: boolean;
  readonly terms: PlanTerms;
}

/** A box of these by a way, as it is wished for. */
export function boxOf(
  { units, terms, wished, isCared = false }: Omit<Search, "ways">,
  some: PlanBox["units"],
  transport: TransportId,
): PlanBox {
  const bare = { units: some, transport, insurance: insuranceOf(some, wished) };
  return { ...bare, care: isCared ? careFor(bare, units, terms.care) : [] };
}

/** Cost and boxes in one figure, so that of equal costs fewer boxes win: cents times this, and their number. */
export const perCent = 64;
/** A line of goods that goes without what rules call for weighs more than any amount. */
export const perLack = 2 ** 42;

/** What is lost most in one box and does not come back, where that is asked. */
export interface Weighed {
  readonly worth: number;
  readonly stake: number;
  readonly boxes: readonly PlanBox[];
}

/** What a box weighs beside its cents: what it lacks where goods are kept from harm, else that it is one. */
export const extraOf = (box: PlanBox, { isCared = false, units, terms }: Search): number =>
  isCared ? lackingIn(box, units, terms.care) * perLack : 1;

export const stakeIn = (box: PlanBox, { isCared = false }: Search): number =>
  isCared ? stakeOf(box) : 0;

interface Sums {
  readonly worth: number;
  readonly stake: number;
  /** How many boxes. */
  readonly count: number;
}

/** Whether a plan of these sums is lighter: by what it lacks and costs, then by what is at stake in one of its boxes, then by how few they are. */
export const isLighterThan = (other: Weighed | undefined, { worth, stake, count }: Sums): boolean =>
  other === undefined ||
  worth < other.worth ||
  (worth === other.worth &&
    (stake < other.stake || (stake === other.stake && count < other.boxes.length)));

export const isLighter = (one: Weighed, other: Weighed | undefined): boolean =>
  isLighterThan(other, { worth: one.worth, stake: one.stake, count: one.boxes.length });
