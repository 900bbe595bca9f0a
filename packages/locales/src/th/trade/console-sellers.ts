import type { consoleSellers as source } from "../../zh/trade/console-sellers.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleSellers = {
  orderLabel: "เรียง",
  order: {
    lines: "ซื้อบ่อยสุด",
    shortages: "ของหมดบ่อยสุด",
    refunds: "คืนเงินบ่อยสุด",
    slow: "ส่งช้าสุด",
    margin: "กำไรน้อยสุด",
  },
  name: "ร้าน",
  lines: "รายการ",
  speed: "การส่ง",
  hours: "{half} / {most} ชม.",
  notSent: "ยังไม่ส่ง",
  shortages: "ของหมด",
  refunds: "คืนเงินเพราะร้าน",
  paid: "ลูกค้าจ่าย",
  cost: "ต้นทุน",
  margin: "กำไรขั้นต้น",
  share: "{count, number} ({percent}%)",
  empty: "ยังไม่มีประวัติร้าน",
  emptyHint: "คิดทุกคืนจากคำสั่งซื้อที่ชำระในครึ่งปี",
} as const satisfies SameKeys<typeof source>;
