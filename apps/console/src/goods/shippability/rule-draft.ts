import { byLanguage } from "@sampan/domain/kernel/by-language";
import type { RequestOf } from "@sampan/contract/kernel/call";
import type {
  saveShippingRule,
  ShippingRule,
} from "@sampan/contract/goods/shippability/staff-shippability";

export type RuleDraft = RequestOf<typeof saveShippingRule>;

/** A rule that says nothing yet. */
export const emptyRule: RuleDraft = {
  region: null,
  transports: [8, 9, 10],
  outcome: "not_carried",
  goods_classes: [],
  category_ids: [],
  words: [],
  except_words: [],
  max_pieces: null,
  mark: "",
  name: "",
  reason: byLanguage(() => ""),
  source: "",
};

/** A stored rule, to be changed. */
export const draftOf = ({
  checked_on: _checkedOn,
  is_enabled: _isEnabled,
  ...rule
}: ShippingRule): RuleDraft => rule;

/** True when nothing is missing that the server would ask for. */
export const isWhole = (rule: RuleDraft): boolean =>
  rule.name.trim() !== "" &&
  rule.transports.length > 0 &&
  hasMatch(rule) &&
  Object.values(rule.reason).every((words) => words.trim() !== "");

/** True when the rule says which goods it speaks of. */
export const hasMatch = ({ goods_classes, category_ids, words }: RuleDraft): boolean =>
  goods_classes.length + category_ids.length + words.length > 0;

interface Sought {
  readonly region: string | undefined;
  readonly text: string;
}

/** The rules of a region, those of both included, whose name or words hold the text. */
export const rulesFor = (
  rules: readonly ShippingRule[],
  { region, text }: Sought,
): ShippingRule[] => {
  const sought = text.trim().toLowerCase();
  return rules.filter(
    (rule) =>
      (region === undefined || rule.region === null || rule.region === region) &&
      [rule.name, rule.mark, ...rule.words].some((word) => word.toLowerCase().includes(sought)),
  );
};
