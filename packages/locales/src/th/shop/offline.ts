import type { offline as source } from "../../zh/shop/offline.ts";
import type { SameKeys } from "../../same-keys.ts";

export const offline = {
  title: "ไม่มีการเชื่อมต่อ",
  kept: "สิ่งที่คุณเคยเปิดดูอ่านได้แบบออฟไลน์:",
  nothing: "อุปกรณ์นี้ยังไม่มีข้อมูลที่อ่านแบบออฟไลน์ได้",
  again: "ลองอีกครั้ง",
  asOf: "ไม่มีการเชื่อมต่อ ข้อมูลนี้เป็นของเมื่อ {when}",
} as const satisfies SameKeys<typeof source>;
