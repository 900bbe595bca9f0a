import type { RequestOf } from "@sampan/contract/kernel/call";
import type { saveShippingRule } from "@sampan/contract/goods/shippability/staff-shippability";

type Rule = RequestOf<typeof saveShippingRule>;

/** A rule as staff write it: no transport but air carries what it speaks of. */
export const newRule = (change: Partial<Rule>): Rule => ({
  region: null,
  transports: [8, 9, 10],
  outcome: "not_carried",
  goods_classes: [],
  category_ids: [],
  words: [],
  except_words: [],
  max_pieces: null,
  mark: "",
  name: "测试规则",
  reason: { zh: "不收", "zh-TW": "不收", th: "ไม่รับ", en: "Not taken" },
  source: "",
  ...change,
});
