/** Refusals of rules that goods are judged by, shipping and duty, with their numbers, as `errorCodes` holds all of them. */
export const goodsRuleRefusals = {
  rule_unknown: 3501,
  rule_asks_nothing: 3502,
  rule_transport_needed: 3503,
  rule_reason_needed: 3504,
  duty_day_ahead: 3511,
  duty_class_over: 3512,
} as const;
