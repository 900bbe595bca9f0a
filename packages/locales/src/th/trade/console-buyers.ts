import type { SameKeys } from "../../same-keys.ts";
import type { consoleBuyers as source } from "../../zh/trade/console-buyers.ts";

export const consoleBuyers = {
  period: "ช่วงเวลา",
  days: "{days, number} วันล่าสุด",
  buyers: "ผู้ซื้อ",
  empty: "ไม่มีการสั่งซื้อในช่วงนี้",
  buyer: "ผู้ซื้อ",
  purchases: "ใบสั่งซื้อ",
  orders: "คำสั่งซื้อ",
  pieces: "ชิ้น",
  cost: "ต้นทุน",
  costless: "{count, number} รายการไม่มีต้นทุน",
  margin: "กำไรขั้นต้น",
  late: "ซื้อช้ากว่าหนึ่งวัน",
  mistakes: "ผลต่างการจ่าย",
  made: "รายการสั่งซื้อ",
  orderLabel: "เรียง",
  order: {
    latest: "ล่าสุด",
    margin: "กำไรต่ำสุด",
  },
  number: "การสั่งซื้อ",
  paid: "ลูกค้าจ่าย",
  unknown: "ไม่ได้บันทึก",
} as const satisfies SameKeys<typeof source>;
