import type { shippability as source } from "../../zh/goods/shippability.ts";
import type { SameKeys } from "../../same-keys.ts";

export const shippability = {
  row: "ส่งได้ทาง",
  open: "{name} ส่งทางไหนได้บ้าง",
  title: "สินค้านี้ส่งทางไหนได้บ้าง",
  kinds: {
    air: "ทางอากาศ",
    fast_sea: "เรือด่วน",
    sea: "ทางเรือ",
    land: "ทางรถ",
  },
  days: "{min, number}–{max, number} วัน",
  short: {
    sent: "{way}ได้",
    special_line: "{way}เส้นทางเฉพาะ",
    inspection: "{way}ต้องมี {mark}",
    inspection_plain: "{way}ต้องตรวจ",
    not_carried: "{way}ไม่รับ",
    refused: "{way}ไม่รับ",
    limited: "{way}ไม่เกิน {count, number} ชิ้น",
  },
  state: {
    sent: "ส่งได้",
    special_line: "เส้นทางเฉพาะ",
    inspection: "ต้องมีเครื่องหมายรับรอง",
    not_carried: "ไม่รับ",
    refused: "ไม่รับขนส่ง",
    limited: "ส่งได้ จำกัดจำนวน",
  },
  none: "ไม่มีเส้นทางใดรับขนส่ง",
  more: "เกิน {count, number} ชิ้น: {reason}",
  mark: "เครื่องหมาย: {mark}",
  checked: "ตรวจสอบกฎเมื่อ {day}",
  plain: "ส่งแบบสินค้าทั่วไป ไม่มีข้อจำกัด",
  noTariff: "ขณะนี้เส้นทางนี้ไม่รับสินค้าประเภทนี้",
  note: "นี่คือผลก่อนสั่งซื้อ เจ้าหน้าที่จะตรวจอีกครั้ง หากมีการเปลี่ยนแปลงจะแจ้งก่อนและยังไม่หักเงิน",
  refusedBar: "สินค้านี้ส่งไม่ได้",
  airOnly: "ส่งทางอากาศเท่านั้น",
  part: "ไม่รับสินค้าบางรายการ",
  closed: "{way}: {reason}",
} as const satisfies SameKeys<typeof source>;
