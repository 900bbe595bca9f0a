import { checkTransport, type GoodsClass, type TransportAcceptance } from "./goods-class.ts";
import type { TransportId } from "./transports.ts";

/** What a rule makes of goods: anything but that they are simply sent. */
export const ruleOutcomes = [
  /** On a line of their own: batteries, liquids. */
  "special_line",
  /** Only with the mark or permit of an authority. */
  "inspection",
  /** Not this way; perhaps another. */
  "not_carried",
  /** By no means at all. */
  "refused",
] as const;
export type RuleOutcome = (typeof ruleOutcomes)[number];

/** What a transport makes of goods, from the easiest to the hardest. */
export const shippingOutcomes = ["sent", ...ruleOutcomes] as const;
export type ShippingOutcome = (typeof shippingOutcomes)[number];

/** What is known of a product when somebody thinks of buying it. */
export interface GoodsToShip {
  readonly goods_class: GoodsClass;
  readonly category_id: number | null;
  readonly title: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  /** Pieces of the product that travel together; 1 while nobody chose. */
  readonly num: number;
}

/** Which goods a rule speaks of. An empty list asks for nothing; all lists that ask must be met. */
export interface RuleMatch {
  readonly goods_classes: readonly GoodsClass[];
  readonly category_ids: readonly number[];
  /** One of them stands in the title, or in an attribute written as `name:value`. */
  readonly words: readonly string[];
  /** None of them stands there. */
  readonly except_words: readonly string[];
}

export interface ShippingRule extends RuleMatch {
  readonly id: number;
  /** A rule that refuses goods altogether speaks of every transport. */
  readonly transports: readonly TransportId[];
  readonly outcome: RuleOutcome;
  /** Up to so many pieces the rule lets goods pass; null binds from the first piece on. */
  readonly max_pieces: number | null;
}

/** What a person decided about one product, in place of all rules. */
export interface ShippingCorrection {
  readonly transport: TransportId;
  readonly outcome: ShippingOutcome;
}

export interface ShippingBook<
  Rule extends ShippingRule = ShippingRule,
  Correction extends ShippingCorrection = ShippingCorrection,
> {
  readonly rules: readonly Rule[];
  readonly corrections: readonly Correction[];
  readonly acceptance: TransportAcceptance;
}

export interface ShippingJudgement<
  Rule extends ShippingRule = ShippingRule,
  Correction extends ShippingCorrection = ShippingCorrection,
> {
  readonly transport: TransportId;
  readonly outcome: ShippingOutcome;
  /** What decided it; `class` stands for the tariff's own acceptance of the goods class. */
  readonly because: "nothing" | "class" | { readonly rule: Rule } | { readonly by: Correction };
  /** The tightest rule that more pieces would meet; null when their number does not matter. */
  readonly limit: Limited<Rule> | null;
}

/** A rule that lets some pieces pass. */
type Limited<Rule extends ShippingRule> = Rule & { readonly max_pieces: number };

/**
 * Judges goods against each transport. The most restrictive rule wins, and among equals the one that
 * was written first; a person's correction takes the place of the rules. Neither opens a transport
 * that does not take the goods class. [CHK-22] [CHK-23]
 */
export function judgeShipping<Rule extends ShippingRule, Correction extends ShippingCorrection>(
  goods: GoodsToShip,
  transports: readonly TransportId[],
  book: ShippingBook<Rule, Correction>,
): ShippingJudgement<Rule, Correction>[] {
  const text = textOf(goods);
  const matching = book.rules.filter((rule) => isAbout(rule, goods, text));
  return transports.map((transport) => {
    const correction = book.corrections.find((each) => each.transport === transport);
    const judged: Judged<Rule, Correction> = correction
      ? { outcome: correction.outcome, because: { by: correction }, limit: null }
      : judgeByRules(
          matching.filter((rule) => speaksOf(rule, transport)),
          goods.num,
        );
    const byClass = outcomeOfClass(goods.goods_class, transport, book.acceptance);
    return severity(byClass) > severity(judged.outcome)
      ? { transport, outcome: byClass, because: "class", limit: null }
      : { transport, ...judged };
  });
}

/** True when goods cannot go this way, whatever papers they have. */
export const isBlocked = (outcome: ShippingOutcome): boolean =>
  outcome === "not_carried" || outcome === "refused";

/** True when the rule speaks of the goods, whatever way they take. */
export const matchesGoods = (rule: RuleMatch, goods: Omit<GoodsToShip, "num">): boolean =>
  isAbout(rule, goods, textOf(goods));

/** A rule that asks for nothing would speak of everything there is. */
export const asksForSomething = ({ goods_classes, category_ids, words }: RuleMatch): boolean =>
  goods_classes.length + category_ids.length + words.length > 0;

type Judged<Rule extends ShippingRule, Correction extends ShippingCorrection> = Omit<
  ShippingJudgement<Rule, Correction>,
  "transport"
>;

function judgeByRules<Rule extends ShippingRule>(
  rules: readonly Rule[],
  num: number,
): Judged<Rule, never> {
  const binding = rules.filter(({ max_pieces }) => num > (max_pieces ?? 0));
  const rule = hardest(binding);
  const outcome = rule?.outcome ?? "sent";
  // What is harder than all that binds does not bind yet, and so has a number of pieces.
  const waiting = rules.filter(
    (each): each is Limited<Rule> => severity(each.outcome) > severity(outcome),
  );
  return { outcome, because: rule ? { rule } : "nothing", limit: tightest(waiting) ?? null };
}

const severity = (outcome: ShippingOutcome): number => shippingOutcomes.indexOf(outcome);

const hardest = <Rule extends ShippingRule>(rules: readonly Rule[]): Rule | undefined =>
  rules.toSorted(
    (one, other) => severity(other.outcome) - severity(one.outcome) || byAge(one, other),
  )[0];

const tightest = <Rule extends ShippingRule>(
  rules: readonly Limited<Rule>[],
): Limited<Rule> | undefined =>
  rules.toSorted((one, other) => one.max_pieces - other.max_pieces || byAge(one, other))[0];

const byAge = (one: ShippingRule, other: ShippingRule): number => one.id - other.id;

const speaksOf = ({ outcome, transports }: ShippingRule, transport: TransportId): boolean =>
  outcome === "refused" || transports.includes(transport);

function isAbout(rule: RuleMatch, goods: Omit<GoodsToShip, "num">, text: string): boolean {
  const { goods_classes, category_ids, words, except_words } = rule;
  const stands = (word: string) => text.includes(word);
  return (
    asksForSomething(rule) &&
    (goods_classes.length === 0 || goods_classes.includes(goods.goods_class)) &&
    (category_ids.length === 0 ||
      (goods.category_id !== null && category_ids.includes(goods.category_id))) &&
    (words.length === 0 || plainWords(words).some(stands)) &&
    !plainWords(except_words).some(stands)
  );
}

/** Full-width letters and capitals say the same as plain ones. */
const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

/** A book judges a whole cart, so the words of a rule are made plain once. */
const madePlain = new WeakMap<readonly string[], readonly string[]>();

function plainWords(words: readonly string[]): readonly string[] {
  const known = madePlain.get(words) ?? words.map(plain);
  madePlain.set(words, known);
  return known;
}

const textOf = ({ title, attributes }: Pick<GoodsToShip, "title" | "attributes">): string =>
  plain([title, ...attributes.map(({ name, value }) => `${name}:${value}`)].join("\n"));

function outcomeOfClass(
  goods_class: GoodsClass,
  transport: TransportId,
  acceptance: TransportAcceptance,
): ShippingOutcome {
  const judged = checkTransport([goods_class], transport, acceptance);
  if (judged.ok) return "sent";
  return judged.error.code === "goods_refused" ? "refused" : "not_carried";
}
