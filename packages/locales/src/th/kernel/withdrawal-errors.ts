import type { SameKeys } from "../../same-keys.ts";
import type { withdrawalErrors as source } from "../../zh/kernel/withdrawal-errors.ts";

export const withdrawalErrors = {
  withdrawal_amount_needed: "กรุณาใส่จำนวนเงินที่จะถอน",
  withdrawal_below_minimum: "ถอนเงินขั้นต่ำ {least}",
  withdrawal_above_balance: "ยอดเงินไม่พอ ตอนนี้มี {cash}",
  withdrawal_fee_uncovered: "ยอดที่เหลือไม่พอจ่ายค่าธรรมเนียม จึงยังไม่ได้ส่งคำขอ ถอนได้ไม่เกิน {most}",
  withdrawal_not_free: "เงินที่เติมด้วยบัตรจะถอนได้หลัง {until} ตอนนี้ถอนได้ไม่เกิน {most}",
  withdrawn_today: "วันนี้ส่งคำขอถอนเงินแล้ว กรุณาลองใหม่พรุ่งนี้",
  withdrawal_unknown: "ไม่พบรายการถอนเงินนี้",
  withdrawal_not_in_state: "รายการถอนเงินนี้ดำเนินการแล้ว",
  withdrawal_held: "เพิ่งมีการเปลี่ยนข้อมูลบัญชี อนุมัติได้หลัง {until}",
  nothing_left: "ไม่มียอดเงินเหลือให้จ่ายออก",
  closing_pending: "กำลังจ่ายยอดคงเหลือออกอยู่แล้ว",
  card_unknown: "ไม่พบบัญชีธนาคารนี้ กรุณาเลือกใหม่",
  card_limit: "บันทึกบัญชีได้ไม่เกิน {n, number} บัญชี กรุณาลบก่อนหนึ่งบัญชี",
  card_known: "บันทึกบัญชีนี้ไว้แล้ว",
  card_number_short: "เลขบัญชีต้องมีอย่างน้อย {least, number} หลัก",
  card_number_invalid: "เลขบัญชีต้องเป็นตัวเลขไม่เกิน 20 หลัก",
  branch_too_long: "ชื่อสาขายาวได้ไม่เกิน {most, number} ตัวอักษร",
  holder_differs: "ชื่อบัญชีต้องตรงกับชื่อที่ยืนยันแล้ว: {name}",
  holder_unproven: "กรุณายืนยันตัวตนก่อน เราโอนเงินเข้าบัญชีของคุณเองเท่านั้น",
  company_unproven: "กรุณายืนยันบริษัทก่อน จึงจะโอนเข้าบัญชีบริษัทได้",
  payout_reference_needed: "กรุณาใส่เลขอ้างอิงการโอนของธนาคาร",
  nothing_to_pay_out: "ไม่มีรายการรอโอนของธนาคารนี้",
  return_not_entered: "รายการนี้ยังไม่ได้แจ้งว่าเงินตีกลับ",
  return_entered: "แจ้งเงินตีกลับแล้ว รอเพื่อนร่วมงานอีกคนยืนยัน",
} as const satisfies SameKeys<typeof source>;
