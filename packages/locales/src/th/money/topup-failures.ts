import type { SameKeys } from "../../same-keys.ts";
import type { topupFailures as source } from "../../zh/money/topup-failures.ts";

export const topupFailures = {
  declined: "ธนาคารปฏิเสธการชำระเงิน โปรดติดต่อธนาคารหรือใช้วิธีอื่น",
  insufficient_funds: "วงเงินหรือยอดเงินไม่พอ",
  card_expired: "บัตรหมดอายุ",
  card_blocked: "บัตรถูกระงับ โปรดติดต่อธนาคารผู้ออกบัตร",
  wrong_details: "ข้อมูลการชำระเงินไม่ถูกต้อง",
  cancelled: "การชำระเงินถูกยกเลิก",
  timed_out: "ไม่ได้ชำระภายในเวลาที่กำหนด",
} as const satisfies SameKeys<typeof source>;
