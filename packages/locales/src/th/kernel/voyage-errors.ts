import type { voyageErrors as source } from "../../zh/kernel/voyage-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const voyageErrors = {
  voyage_unknown: "ไม่มีตู้หรือเที่ยวบินนี้",
  voyage_not_in_state: "ตู้หรือเที่ยวบินยังทำขั้นตอนนี้ไม่ได้",
  voyage_box_not_sealed: "ต้องปิดลังก่อนจึงจะขึ้นตู้ได้",
  voyage_box_elsewhere: "ลังนี้อยู่ในตู้หรือเที่ยวบินอื่นแล้ว",
  voyage_empty: "ยังไม่มีลังในตู้",
  moment_in_future: "เวลานี้ยังมาไม่ถึง",
  moment_out_of_order: "เวลานี้อยู่ก่อนขั้นตอนล่าสุด",
  box_in_voyage: "ลังนี้เดินทางไปกับตู้หรือเที่ยวบิน โปรดทำที่หน้าของตู้",
} as const satisfies SameKeys<typeof source>;
