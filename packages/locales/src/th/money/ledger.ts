import type { SameKeys } from "../../same-keys.ts";
import type { ledger as source } from "../../zh/money/ledger.ts";

export const ledger = {
  topup_bank: "เติมเงินโดยโอนผ่านธนาคาร",
  topup_online: "เติมเงินออนไลน์",
  payment_order: "ชำระคำสั่งซื้อ {tid}",
  payment_supplement: "ชำระส่วนเพิ่ม {tid}",
  payment_freight: "ชำระค่าขนส่ง {tid}",
  freight_surplus: "คืนค่าขนส่งที่ชำระเกินของคำสั่งซื้อ {tid}",
  bonus_granted: "ได้รับอั่งเปา",
  points_granted: "ได้รับคะแนนจากคำสั่งซื้อ {tid}",
  points_given: "แต้มที่ได้รับ",
  points_used: "ใช้คะแนนชำระเงิน",
  refund: "คืนเงินคำสั่งซื้อ {tid}",
  compensation: "เงินชดเชยคำสั่งซื้อ {tid}",
  points_returned: "คืนคะแนนจากการคืนเงินคำสั่งซื้อ {tid}",
  points_taken_back: "หักคะแนนที่ได้จากคำสั่งซื้อ {tid} ที่คืนเงิน",
  invite_reward: "รางวัลชวนเพื่อน",
  invite_taken_back: "หักรางวัลชวนเพื่อนคืน",
  freeze: "กันเงินไว้สำหรับการถอน",
  unfreeze: "ปลดเงินที่กันไว้สำหรับการถอน",
  withdrawal: "ถอนเงิน",
  withdrawal_fee: "ค่าธรรมเนียมการถอน",
  withdrawal_returned: "เงินถอนที่ธนาคารตีกลับ",
  given_up: "ยอดเงินที่สละ",
  correction: "แก้ไขยอดเงิน",
} as const satisfies SameKeys<typeof source>;
