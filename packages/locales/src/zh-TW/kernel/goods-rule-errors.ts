import type { goodsRuleErrors as source } from "../../zh/kernel/goods-rule-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const goodsRuleErrors = {
  rule_unknown: "找不到這條規則",
  rule_asks_nothing: "請至少寫一個條件：貨物類別、分類或字詞",
  rule_transport_needed: "請選擇這條規則管哪些運送方式",
  rule_reason_needed: "請寫下原因，四種語言都要有",
  duty_day_ahead: "讀到的日期不能晚於今天",
  duty_class_over: "這個設定已經結束了，請重新查看",
} as const satisfies SameKeys<typeof source>;
