import { protectingKinds, scopeOf, type ServiceKind } from "./service-kinds.ts";
import {
  type ChosenService,
  obstaclesOf,
  type ServedGoods,
  type ServiceFactsAt,
  type ServiceRelation,
  type ServiceRule,
} from "./service-rules.ts";

/** Rules that speak for a service; `must` does as loud as it can. */
const calling: readonly ServiceRelation[] = ["must", "suggested", "default"];

/** Lines of goods that a rule calls for a protecting service for, by themselves. */
const calledBy = (
  service: ServiceKind,
  { rules, goods }: Pick<ServiceFactsAt, "rules" | "goods">,
): readonly ServedGoods[] => {
  const own = rules.filter(
    (rule) => rule.service === service && rule.other === null && calling.includes(rule.relation),
  );
  return goods.filter(({ facts }) =>
    own.some((rule) => rule.goods === null || facts.includes(rule.goods)),
  );
};

/**
 * What keeps these goods from harm in one parcel: each protecting service that a rule calls for, as far as it is on the menu, was not
 * asked for before, and no rule keeps it from these goods or from what is chosen with it. What it must be asked for with comes along.
 */
export function protectionsOf(
  at: ServiceFactsAt,
  menu: ReadonlySet<ServiceKind>,
): readonly ChosenService[] {
  let chosen: readonly ChosenService[] = [];
  for (const service of protectingKinds) {
    if (calledBy(service, at).length === 0 || isIn(service, [...at.had, ...chosen])) continue;
    chosen = completed([...chosen, { service, oid: null }], at, menu) ?? chosen;
  }
  return chosen;
}

/** How many lines of goods go without a protection that a rule calls for, each as often as it lacks one. */
export const lackingOf = (
  at: Pick<ServiceFactsAt, "rules" | "goods">,
  had: readonly ChosenService[],
): number =>
  protectingKinds
    .filter((service) => !isIn(service, had))
    .reduce((lines, service) => lines + calledBy(service, at).length, 0);

const isIn = (service: ServiceKind, had: readonly ChosenService[]): boolean =>
  had.some((one) => one.service === service);

/** With everything that must be asked for along; undefined where something stands against it or is not offered. */
function completed(
  chosen: readonly ChosenService[],
  at: ServiceFactsAt,
  menu: ReadonlySet<ServiceKind>,
): readonly ChosenService[] | undefined {
  if (chosen.some(({ service }) => !menu.has(service))) return undefined;
  const [obstacle] = obstaclesOf(chosen, at);
  if (!obstacle) return chosen;
  const missing = obstacle.rule.relation === "must" && along(obstacle.rule, obstacle.at, at);
  const isThere = (one: ChosenService) =>
    chosen.some(({ service, oid }) => service === one.service && oid === one.oid);
  return missing && !isThere(missing) ? completed([...chosen, missing], at, menu) : undefined;
}

/** What a rule misses beside something: of the parcel, or of the same line, or of the first where that is of the parcel. */
function along(
  { service }: ServiceRule,
  { oid }: ChosenService,
  { goods: [first] }: ServiceFactsAt,
): ChosenService | undefined {
  if (scopeOf(service) === "parcel") return { service, oid: null };
  const line = oid ?? first?.oid;
  return line === undefined ? undefined : { service, oid: line };
}
