import type { workOrderErrors as source } from "../../zh/kernel/work-order-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const workOrderErrors = {
  work_order_unknown: "ไม่มีการสนทนานี้",
  work_order_closed: "การสนทนานี้ปิดแล้ว หากยังมีคำถาม โปรดถามเราใหม่",
  work_order_words_needed: "โปรดเขียนคำถามของคุณ",
  work_order_said_already: "ส่งไปแล้วเมื่อครู่ ไม่ต้องส่งซ้ำ",
  work_orders_too_many: "คุณมี {n} คำถามที่รอคำตอบ โปรดรอคำตอบก่อนถามเพิ่ม",
  work_order_about_unknown: "ไม่พบคำสั่งซื้อ พัสดุ หรือการชำระเงินที่คุณถามถึง",
  work_order_of_other: "เพื่อนร่วมงานดูแลการสนทนานี้อยู่ ขอให้ส่งต่อก่อน",
  work_order_colleague_unknown: "ไม่มีเพื่อนร่วมงานคนนี้ที่ตอบคำถามได้",
  prepared_answer_unknown: "ไม่มีคำตอบสำเร็จรูปนี้",
  prepared_answer_known: "มีคำตอบสำเร็จรูปชื่อนี้แล้ว",
} as const satisfies SameKeys<typeof source>;
