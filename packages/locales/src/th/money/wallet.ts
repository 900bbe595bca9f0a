import type { wallet as source } from "../../zh/money/wallet.ts";
import type { SameKeys } from "../../same-keys.ts";

export const wallet = {
  title: "กระเป๋าเงิน",
  help: "คำอธิบายค่าใช้จ่าย",
  balance: "ยอดที่ใช้ได้",
  locked: "กันไว้ {amount}",
  due: "ค่าขนส่งรอชำระ {amount}",
  topup: "เติมเงิน",
  topups: "ประวัติเติมเงิน",
  withdraw: "ถอนเงิน",
  withdrawals: "ประวัติการถอนเงิน",
  cards: "บัญชีธนาคาร",
  books: "ตรวจสอบบัญชีของฉัน",
  more: "เติมและถอนเงิน",
  bonus: "อั่งเปา",
  ledger: "รายการเดินบัญชี",
  ledgerSubject: "ประเภทรายการ",
  subjects: {
    "2010101": "เงินสด",
    "2010102": "อั่งเปา",
    "2010107": "แต้ม",
  },
  after: "คงเหลือ {amount}",
  kinds: {
    payment_order: "ชำระคำสั่งซื้อ",
    payment_supplement: "ชำระเพิ่ม",
    payment_freight: "ค่าขนส่งระหว่างประเทศ",
    freight_surplus: "คืนค่าขนส่งส่วนเกิน",
    refund: "คืนเงินคำสั่งซื้อ",
    compensation: "เงินชดเชยคำสั่งซื้อ",
    points_returned: "คืนคะแนน",
    points_taken_back: "หักคะแนนคืน",
    points_granted: "แต้มจากคำสั่งซื้อที่เสร็จสมบูรณ์",
  },
  directs: {
    income: "รายรับ",
    expense: "รายจ่าย",
    freeze: "กันไว้",
    unfreeze: "คืนเข้ายอด",
  },
  empty: {
    title: "ยังไม่มีรายการ",
    body: "ทุกยอดที่เติมและจ่ายจะบันทึกไว้ที่นี่",
  },
  loading: "กำลังโหลดรายการ",
} as const satisfies SameKeys<typeof source>;
