import type { consoleForecast as source } from "../../zh/logistics/console-forecast.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleForecast = {
  days: "งานคลังใน 14 วันข้างหน้า",
  receipts: "รอรับเข้า",
  packings: "รอรวม",
  day: "วันที่",
  range: "{expected} ({low} ถึง {high})",
  unknown: "พัสดุที่ผ่านมายังน้อยเกินไปที่จะคาดการณ์",
  unknownHint: "เมื่อรับครบสามสิบชิ้น วันข้างหน้าจะแสดงที่นี่",
  lines: "การบรรจุของแต่ละเส้นทาง",
  line: "เส้นทาง",
  today: "รออยู่วันนี้",
  later: "ใน 14 วัน",
  usual: "เที่ยวหนึ่งมักบรรจุ",
  full: "เต็ม",
  fullIn: "{days, plural, =0 {วันนี้} other {ใน # วัน}}",
  notSoon: "ไม่เต็มใน 14 วัน",
  notKnown: "ยังไม่ทราบ",
  cubic: "{volume} ลบ.ม.",
  empty: "ไม่มีพัสดุรอออกเดินทาง",
} as const satisfies SameKeys<typeof source>;
