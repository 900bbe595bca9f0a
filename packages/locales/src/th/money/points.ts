import type { points as source } from "../../zh/money/points.ts";
import type { SameKeys } from "../../same-keys.ts";

export const points = {
  title: "แต้มสะสม",
  total: "แต้มที่มี",
  how: "ได้รับเมื่อคำสั่งซื้อเสร็จสมบูรณ์ ใช้ลดยอดตอนชำระเงินได้",
  ledger: "รายการแต้ม",
  after: "คงเหลือ {points, number}",
  empty: {
    title: "ยังไม่มีแต้ม",
    body: "แต้มจะเข้าเมื่อคำสั่งซื้อแรกเสร็จสมบูรณ์",
  },
} as const satisfies SameKeys<typeof source>;
