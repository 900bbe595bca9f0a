import type { camera as source } from "../../zh/logistics/cameras.ts";
import type { SameKeys } from "../../same-keys.ts";

export const camera = {
  title: "ถ่ายรูปพัสดุ",
  pairing: "กำลังเชื่อมต่อกับโต๊ะทำงาน",
  noCode: "ถ่ายรูปไม่ได้",
  hint: "รูปจะขึ้นที่โต๊ะทำงานทันที ถ่ายกล่อง ใบปะหน้า และของข้างใน",
  take: "ถ่ายรูป",
  taken: "ส่งแล้ว {count, number} รูป จากไม่เกิน {most, number} รูป",
  over: "ส่งรูปแล้ว {count, number} รูป",
  shot: "รูปที่ {index, number}",
  sending: "{percent, number}%",
  sent: "ถึงโต๊ะทำงานแล้ว",
  retry: "ส่งรูปที่ {index, number} อีกครั้ง",
  failed: "ส่งไม่ถึง แตะที่รูปเพื่อส่งอีกครั้ง",
} as const satisfies SameKeys<typeof source>;
