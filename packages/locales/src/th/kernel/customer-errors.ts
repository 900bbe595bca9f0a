import type { customerErrors as source } from "../../zh/kernel/customer-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const customerErrors = {
  tier_end_past: "วันสุดท้ายต้องไม่อยู่ก่อนวันนี้",
  text_needed: "โปรดเขียนข้อความ",
  push_off: "ตอนนี้แจ้งเตือนทางเบราว์เซอร์ไม่ได้",
  push_address_refused: "เราไม่รู้จักบริการแจ้งเตือนของเบราว์เซอร์นี้ กรุณาใช้เบราว์เซอร์อื่น",
} as const satisfies SameKeys<typeof source>;
