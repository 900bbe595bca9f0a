import { sum, type Cents } from "../../kernel/money.ts";
import { payoutShares_bp } from "../../trade/charges/insurance.ts";
import { lackingOf, protectionsOf } from "../services/protections.ts";
import type { ServiceKind } from "../services/service-kinds.ts";
import type { ChosenService, ServiceFactsAt, ServiceRule } from "../services/service-rules.ts";
import { paidByOrder } from "./clearance.ts";
import {
  type BareBox,
  type BoxCare,
  isStanding,
  type PlanBox,
  type PlanUnit,
} from "./plan-unit.ts";

/** The menu of services: what binds them, and what each comes to; what is not offered is not in it. Cents of the payment currency. */
export interface CareTerms {
  readonly rules: readonly ServiceRule[];
  readonly prices: ReadonlyMap<ServiceKind, Cents>;
}

/** Services that protect what is in a box, as rules call for them; none for a box that is packed, which nobody opens again. */
export function careFor(
  box: BareBox,
  units: readonly PlanUnit[],
  { rules, prices }: CareTerms,
): readonly BoxCare[] {
  if (box.units.some(({ is_fixed }) => is_fixed)) return [];
  const menu = new Set(prices.keys());
  return protectionsOf(factsAt(box, units, rules), menu).map((one) => ({
    ...one,
    amount: prices.get(one.service) ?? 0,
  }));
}

/** Lines of goods in a box that go without a protection that rules call for. */
export function lackingIn(
  box: PlanBox,
  units: readonly PlanUnit[],
  { rules }: Pick<CareTerms, "rules">,
): number {
  const at = factsAt(box, units, rules);
  return lackingOf(at, [...at.had, ...box.care]);
}

function factsAt(
  box: BareBox,
  units: readonly PlanUnit[],
  rules: readonly ServiceRule[],
): ServiceFactsAt {
  const lines = box.units.flatMap(({ goods }) => goods).filter(({ is_live }) => is_live);
  const had = box.units.flatMap((unit): readonly ChosenService[] => unit.had);
  const asIs = staysAsIs(box, units) ? box.units.flatMap((unit) => unit.had_as_is) : [];
  return { rules, goods: lines, had: [...had, ...asIs] };
}

/** One by itself stays one by whatever line; what is merged is taken apart for another. */
const staysAsIs = (box: BareBox, units: readonly PlanUnit[]): boolean =>
  box.units.length === 1 && box.units[0].merged_tid === null ? true : isStanding(box, units);

/** What the services of a box come to. Cents. */
export const careOf = ({ care }: Pick<PlanBox, "care">): Cents =>
  sum(care.map(({ amount }) => amount));

/** What its insurance leaves unpaid of the goods in a box, should it be lost. Cents. */
export function stakeOf({ units, insurance }: Pick<PlanBox, "units" | "insurance">): Cents {
  let stake = 0;
  for (const paid of paidByOrder(units).values())
    stake += Math.round((paid * (10_000 - payoutShares_bp[insurance])) / 10_000);
  return stake;
}
