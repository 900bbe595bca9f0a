import type { pageErrors as source } from "../../zh/kernel/page-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const pageErrors = {
  page_incomplete:
    "{place, plural, =0 {ตัวหน้าเอง} other {บล็อกที่ #}}{language, select, none {} other { ({language})}}: {kind, select, words {ยังไม่มีข้อความ} alt {ยังไม่มีคำอธิบายรูป} draft {ฉบับร่างจากเครื่องยังไม่มีใครยืนยัน} picture {ยังไม่มีรูป} link {ลิงก์ต้องเป็นที่อยู่ของเราที่ขึ้นต้นด้วย /} cards {ยังไม่มีรูปเลย} until {ยังไม่ได้ตั้งเวลานับถอยหลัง} window {เวลาสิ้นสุดต้องอยู่หลังเวลาเริ่ม} goods {ยังไม่ได้เลือกสินค้า} names {ยังไม่ได้เลือกเนื้อหา} unknown {สิ่งที่เลือกไว้ไม่มีแล้ว} frame {หน้าของพันธมิตรไม่อยู่ในโฮสต์ที่อนุญาต} blocks {ยังไม่มีบล็อก} other {{kind}}}",
  page_unknown: "ไม่มีหน้านี้",
  page_version_unknown: "ไม่มีเวอร์ชันนี้",
  page_window_invalid: "เวลาไม่ถูกต้อง: เวลาสิ้นสุดต้องอยู่หลังเวลาเริ่ม",
  page_address_invalid: "วางหน้าที่อยู่นี้ไม่ได้: ต้องขึ้นต้นด้วย / และไม่ใช่ที่อยู่ของหน้าจออื่น",
  page_address_taken: "ช่วงเวลานี้มีหน้าอื่นอยู่ที่นี่แล้ว",
  page_not_published: "หน้านี้ยังไม่ได้เผยแพร่",
  page_words_undrafted: "ตอนนี้ไม่มีผู้แปล กรุณาเขียนเอง",
} as const satisfies SameKeys<typeof source>;
