import type { goodsRuleErrors as source } from "../../zh/kernel/goods-rule-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const goodsRuleErrors = {
  rule_unknown: "There is no such rule",
  rule_asks_nothing: "Name at least one condition: goods class, category or words",
  rule_transport_needed: "Choose the transports this rule speaks of",
  rule_reason_needed: "Write the reason, in all four languages",
  duty_day_ahead: "The day on which it was read cannot be after today",
  duty_class_over: "This class is not set any more; please look again",
} as const satisfies SameKeys<typeof source>;
