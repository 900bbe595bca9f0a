import type { receipts as source } from "../../zh/money/receipts.ts";
import type { SameKeys } from "../../same-keys.ts";

export const receipts = {
  title: "ใบเสร็จและใบกำกับภาษี",
  none: "ยังไม่มีใบเสร็จ",
  none_note: "หลังชำระเงิน ใบเสร็จจะแสดงที่นี่",
  state: {
    asked: "กำลังออก",
    issued: "ออกแล้ว",
    void: "ยกเลิกแล้ว",
    lapsed: "คืนเงินครบแล้ว จึงไม่ออก",
  },
  random: "รหัสสุ่ม {code}",
  allowed: "ลดหนี้แล้ว {amount}",
  pdf: "เปิด PDF",
  note: "ใบลดหนี้ {number}",
  details: "ข้อมูลใบเสร็จ",
  kind: {
    member: "ในชื่อฉัน",
    barcode: "บาร์โค้ดโทรศัพท์",
    donation: "บริจาค",
    company: "บริษัท",
  },
  barcode: "บาร์โค้ดโทรศัพท์ เช่น /ABC1234",
  love_code: "รหัสบริจาค 3–7 หลัก",
  tax_id: "เลขประจำตัวผู้เสียภาษี",
  company_name: "ชื่อบริษัท",
  save: "บันทึก",
  saved: "บันทึกแล้ว ใช้กับใบถัดไป",
} as const satisfies SameKeys<typeof source>;
