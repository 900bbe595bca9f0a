import type { goodsRuleErrors as source } from "../../zh/kernel/goods-rule-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const goodsRuleErrors = {
  rule_unknown: "ไม่พบกฎนี้",
  rule_asks_nothing: "โปรดระบุเงื่อนไขอย่างน้อยหนึ่งข้อ: ประเภทสินค้า หมวดหมู่ หรือคำ",
  rule_transport_needed: "โปรดเลือกวิธีขนส่งที่กฎนี้ครอบคลุม",
  rule_reason_needed: "โปรดเขียนเหตุผลให้ครบทั้งสี่ภาษา",
  duty_day_ahead: "วันที่อ่านต้องไม่เลยวันนี้",
  duty_class_over: "การกำหนดนี้สิ้นสุดแล้ว โปรดดูอีกครั้ง",
} as const satisfies SameKeys<typeof source>;
