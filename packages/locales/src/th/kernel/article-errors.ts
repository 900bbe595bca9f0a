import type { articleErrors as source } from "../../zh/kernel/article-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const articleErrors = {
  article_unknown: "ไม่พบบทความนี้",
  outer_address_unlisted: "ที่อยู่นี้ไม่อยู่ในรายการที่เราพาคุณไปได้",
  article_words_missing: "ยังเขียนไม่ครบ: {languages} ต้องมีชื่อและเนื้อหาครบทั้งสี่ภาษา",
  article_picture_undescribed: "มีรูปที่ยังไม่มีคำอธิบาย: {languages}",
  article_not_in_state: "เวอร์ชันนี้ทำขั้นตอนนี้ไม่ได้ในตอนนี้",
  article_day_past: "เวลาที่มีผลผ่านไปแล้ว",
  article_known: "มีบทความชื่อนี้อยู่แล้ว",
  article_kept: "มีผู้ยอมรับข้อตกลงและนโยบายแล้ว จึงนำออกไม่ได้",
  help_words_few: "กรุณาเขียนอย่างน้อยสองคำ",
  help_words_unknown: "ไม่มีกลุ่มคำนี้",
} as const satisfies SameKeys<typeof source>;
