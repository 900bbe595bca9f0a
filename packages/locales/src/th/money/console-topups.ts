import type { consoleTopups as source } from "../../zh/money/console-topups.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleTopups = {
  views: "สถานะการเติมเงิน",
  view: {
    under_review: "รอตรวจสอบ",
    success: "เข้าบัญชีแล้ว",
    failed: "ไม่ผ่าน",
  },
  empty: {
    under_review: "ไม่มีการเติมเงินรอตรวจ",
    success: "ยังไม่มีการเติมเงินที่เข้าบัญชี",
    failed: "ไม่มีการเติมเงินที่ไม่ผ่าน",
  },
  count: "เติมเงิน {count, number} รายการ",
  countMore: "มากกว่า {count, number} รายการ",
  pane: "เติมเงิน {number}",
  number: "หมายเลข",
  customer: "ลูกค้า",
  bank: "ธนาคาร",
  amount: "จำนวนเงิน",
  declaredAt: "แจ้งเมื่อ",
  payNo: "เลขอ้างอิงธนาคาร",
  payTime: "เวลาโอน",
  unknown: "ไม่ระบุ",
  decided: "ดำเนินการ",
  reason: "เหตุผล",
  noVoucher: "ไม่มีรูปหลักฐาน โปรดตรวจกับรายการธนาคาร",
  voucher: "หลักฐานการโอน {position, number}",
  approve: "อนุมัติ เข้าบัญชี {amount}",
  approveTitle: "อนุมัติการเติมเงิน {number}?",
  approveConsequence:
    "{amount} จะเข้ายอดคงเหลือของ {name} และแจ้งลูกค้า เลข {number} ใช้ซ้ำไม่ได้ ย้อนกลับไม่ได้",
  approved: "เติมเงิน {number} เข้าบัญชีแล้ว",
  reject: "ปฏิเสธการเติมเงิน",
  rejectTitle: "ปฏิเสธการเติมเงิน {number}?",
  rejectConsequence: "ไม่เข้าบัญชี {name} จะเห็นเหตุผลและแจ้งใหม่ได้",
  rejectConfirm: "ปฏิเสธการเติมเงิน",
  rejected: "ปฏิเสธ {number} แล้ว",
} as const satisfies SameKeys<typeof source>;
