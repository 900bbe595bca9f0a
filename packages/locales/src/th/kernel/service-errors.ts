import type { serviceErrors as source } from "../../zh/kernel/service-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const serviceErrors = {
  service_unknown: "ไม่มีบริการนี้",
  service_not_in_state: "ขั้นตอนของบริการตอนนี้ทำแบบนี้ไม่ได้",
  service_refused: "เลือกบริการแบบนี้ด้วยกันไม่ได้ โปรดดูคำอธิบายบนหน้าแล้วแก้ไข",
  services_open: "พัสดุ {tid} ยังมีบริการที่จ่ายแล้วแต่ยังไม่เสร็จหรือกำลังพักไว้ ต้องเสร็จก่อนจึงไปต่อได้",
} as const satisfies SameKeys<typeof source>;
