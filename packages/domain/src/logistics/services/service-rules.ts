import type { GoodsClass } from "../../goods/shippability/goods-class.ts";
import { scopeOf, type ServiceKind } from "./service-kinds.ts";

/** What rules know of goods: what they are listed as, and what the warehouse marked on their parcel. */
export const goodsFacts = [
  "fragile",
  "battery",
  "no_battery",
  "liquid",
  "powder",
  "magnet",
  "food",
  "oversize",
] as const;
export type GoodsFact = (typeof goodsFacts)[number];

const ofClass: Partial<Record<GoodsClass, GoodsFact>> = {
  "sensitive-battery": "battery",
  "sensitive-liquid": "liquid",
  "sensitive-powder": "powder",
  magnet: "magnet",
  food: "food",
  oversize: "oversize",
};

/** What is known of one line of goods. A mark is of the whole parcel, and so of each line in it. */
export function factsOfGoods(goods_class: GoodsClass, marks: readonly string[]): GoodsFact[] {
  const own = ofClass[goods_class];
  const known = goodsFacts.filter((fact) => fact === own || marks.includes(fact));
  return known.includes("battery") ? known : [...known, "no_battery"];
}

/** How a rule binds a service: `must` be asked for with it, `must_not`, or a word to whoever chooses. */
export const serviceRelations = [
  "must",
  "must_not",
  "suggested",
  "default",
  "needs_person",
] as const;
export type ServiceRelation = (typeof serviceRelations)[number];

/**
 * One rule: of this service, where goods are such, where the other service is asked for as well, or always. Of two services of goods
 * both are of the same line; a service of the parcel is with all that lies in it.
 */
export interface ServiceRule {
  readonly relation: ServiceRelation;
  readonly service: ServiceKind;
  readonly other: ServiceKind | null;
  readonly goods: GoodsFact | null;
}

/** A service of a line of goods, by its number, or of the parcel. */
export interface ChosenService {
  readonly service: ServiceKind;
  readonly oid: string | null;
}

export interface ServedGoods {
  readonly oid: string;
  readonly facts: readonly GoodsFact[];
}

export interface ServiceFactsAt {
  readonly rules: readonly ServiceRule[];
  readonly goods: readonly ServedGoods[];
  /** Asked for before and not taken back. */
  readonly had: readonly ChosenService[];
}

/** What stands against a choice, or is missing from it: the rule, and whose line of goods. */
export interface ServiceObstacle {
  readonly rule: ServiceRule;
  readonly at: ChosenService;
}

/** Everything that keeps a choice from being asked for as it stands; nothing for one that may be. */
export function obstaclesOf(
  chosen: readonly ChosenService[],
  at: ServiceFactsAt,
): ServiceObstacle[] {
  const all = [...at.had, ...chosen];
  return chosen.flatMap((one) =>
    at.rules.flatMap((rule): ServiceObstacle[] => {
      if (rule.relation === "must_not" && stands(rule, one, all, at)) return [{ rule, at: one }];
      if (rule.relation === "must" && misses(rule, one, all, at)) return [{ rule, at: one }];
      return [];
    }),
  );
}

/** A forbidden pair stands whichever of the two is asked for last. */
const stands = (
  rule: ServiceRule,
  one: ChosenService,
  all: readonly ChosenService[],
  { goods }: ServiceFactsAt,
): boolean => {
  if (rule.service === one.service) return applies(rule, one, { all, goods });
  return (
    rule.other === one.service &&
    all.some((had) => had.service === rule.service && isBeside(had, one))
  );
};

/** What is asked for calls for another service, by itself or by its goods, and that is not there. */
function misses(
  rule: ServiceRule,
  one: ChosenService,
  all: readonly ChosenService[],
  { goods }: ServiceFactsAt,
): boolean {
  if (rule.service === one.service) return false;
  const isCalled =
    rule.other === null ? hasFact(rule.goods, one, goods) : rule.other === one.service;
  return isCalled && !all.some((had) => had.service === rule.service && isBeside(had, one));
}

interface Among {
  readonly all: readonly ChosenService[];
  readonly goods: readonly ServedGoods[];
}

const applies = (rule: ServiceRule, one: ChosenService, { all, goods }: Among): boolean =>
  hasFact(rule.goods, one, goods) &&
  (rule.other === null ||
    all.some((had) => had.service === rule.other && had !== one && isBeside(had, one)));

const hasFact = (
  fact: GoodsFact | null,
  { oid }: ChosenService,
  goods: readonly ServedGoods[],
): boolean =>
  fact === null ||
  goods.some((line) => (oid === null || line.oid === oid) && line.facts.includes(fact));

/** Two of one line of goods, or one of them of the parcel around it. */
const isBeside = (one: ChosenService, other: ChosenService): boolean =>
  one.oid === null || other.oid === null || one.oid === other.oid;

/** A word to whoever chooses, beside what may not be. */
export interface ServiceHint {
  readonly isSuggested: boolean;
  /** Chosen until its owner says otherwise. */
  readonly isDefault: boolean;
  /** A person of the warehouse looks at it before it is done. */
  readonly needsPerson: boolean;
  /** What the goods themselves say against it, whatever is chosen beside. */
  readonly never: ServiceRule | null;
}

/** What rules say of one service before anything is chosen. */
export function hintOf(one: ChosenService, at: ServiceFactsAt): ServiceHint {
  const said = at.rules.filter(
    (rule) => rule.service === one.service && applies(rule, one, { all: at.had, goods: at.goods }),
  );
  const says = (relation: ServiceRelation) => said.some((rule) => rule.relation === relation);
  return {
    isSuggested: says("suggested"),
    isDefault: says("default"),
    needsPerson: says("needs_person"),
    never: said.find(({ relation }) => relation === "must_not") ?? null,
  };
}

/** Whether a person looks at it first, chosen among these. */
export const needsPerson = (
  one: ChosenService,
  chosen: readonly ChosenService[],
  at: ServiceFactsAt,
): boolean =>
  at.rules.some(
    (rule) =>
      rule.relation === "needs_person" &&
      rule.service === one.service &&
      applies(rule, one, { all: [...at.had, ...chosen], goods: at.goods }),
  );

/** Whether a rule says something: of goods or of another service, and never of a service with itself. */
export const isSaying = ({ relation, service, other, goods }: ServiceRule): boolean => {
  if (other === service) return false;
  if (relation === "must" || relation === "must_not") return other !== null || goods !== null;
  return true;
};

/** Where it is of goods, one line is named that lies in the parcel; where it is of the parcel, none. */
export const isPlaced = ({ service, oid }: ChosenService, goods: readonly ServedGoods[]): boolean =>
  scopeOf(service) === "parcel" ? oid === null : goods.some((line) => line.oid === oid);
