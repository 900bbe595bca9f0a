import type { withdrawals as source } from "../../zh/money/withdrawals.ts";
import type { SameKeys } from "../../same-keys.ts";

export const withdrawals = {
  title: "ถอนเงิน",
  history: {
    title: "ประวัติการถอนเงิน",
    loading: "กำลังโหลดประวัติการถอนเงิน",
    empty: {
      title: "ยังไม่มีการถอนเงิน",
      body: "ความคืบหน้าของทุกคำขอถอนเงินจะอยู่ที่นี่",
    },
    state: {
      waiting: "รอตรวจสอบ",
      passed: "รอโอน",
      paid: "โอนแล้ว",
      returned: "เงินตีกลับ",
      failed: "ไม่ผ่าน",
    },
    to: "{bank} เลขท้าย {digits}",
    fee: "ค่าธรรมเนียมแยกต่างหาก {amount}",
    noFee: "ไม่มีค่าธรรมเนียม",
    closing: "จ่ายคืนเมื่อปิดบัญชี",
    reason: "เหตุผล: {reason}",
    again: "ส่งคำขอใหม่",
    steps: "ความคืบหน้าของคำขอ {number}",
    show: "ดูความคืบหน้า",
    step: {
      applied: "ส่งคำขอแล้ว",
      audit: "ฝ่ายการเงินตรวจสอบ",
      passed: "ตรวจสอบผ่านแล้ว",
      failed: "ไม่ผ่านการตรวจสอบ เงินกลับเข้ายอดแล้ว",
      pay: "ธนาคารโอนเงิน",
      paid: "โอนแล้ว",
      returned: "ธนาคารตีเงินกลับ เงินกลับเข้ายอดแล้ว",
    },
  },
  card: "บัญชีรับเงิน",
  change: "เปลี่ยน",
  amount: "จำนวนเงินที่ถอน",
  all: "ทั้งหมด {amount}",
  available: "ถอนได้จากยอด {balance} · ขั้นต่ำ {least} จำนวนเต็ม",
  fresh: "ในจำนวนนี้ {amount} เติมด้วยบัตร จะถอนได้หลัง {until}",
  tooLittle: "ยอดปัจจุบันหักค่าธรรมเนียมแล้วไม่ถึงขั้นต่ำที่ถอนได้",
  sum: {
    title: "รายละเอียดการถอน",
    received: "โอนเข้าบัญชีของคุณ",
    fee: "ค่าธรรมเนียม",
    feeWhy: "คิดครั้งละหนึ่งรายการ หักจากยอดเพิ่ม",
    total: "หักจากยอด",
    left: "ยอดหลังหัก",
  },
  arrives: "คาดว่าเงินเข้า {days}",
  arrivesWhy:
    "ธนาคารโอนหลังฝ่ายการเงินตรวจสอบ {from, number}–{until, number} วันทำการ หากตรงกับวันหยุดจะเลื่อนออกไป",
  held: "เพิ่งมีการเปลี่ยนข้อมูลบัญชี ส่งคำขอได้เลย แต่จะอนุมัติหลัง {until}",
  holdRule:
    "ภายใน {hours, number} ชั่วโมงหลังเปลี่ยนรหัสผ่าน เบอร์มือถือ อีเมล หรือบัญชีธนาคาร การถอนเงินจะอนุมัติเมื่อพ้นช่วงเวลานี้",
  once: "วันละครั้ง",
  usedToday: "วันนี้ส่งคำขอแล้ว พรุ่งนี้ส่งใหม่ได้",
  submit: "ถอน {amount}",
  submitPlain: "ถอนเงิน",
  done: "ได้รับคำขอถอนเงินแล้ว",
} as const satisfies SameKeys<typeof source>;
