import type { goodsRuleRefusals } from "@sampan/contract/kernel/goods-rule-refusals";

/** Words for refusals of rules that goods are judged by. */
export const goodsRuleErrors = {
  rule_unknown: "找不到这条规则",
  rule_asks_nothing: "请至少写一个条件：品类、分类或字词",
  rule_transport_needed: "请选择这条规则管哪些运输方式",
  rule_reason_needed: "请写下原因，四种语言都要有",
  duty_day_ahead: "读到的日期不能晚于今天",
  duty_class_over: "这个设定已经结束了，请重新查看",
} as const satisfies Record<keyof typeof goodsRuleRefusals, string>;
