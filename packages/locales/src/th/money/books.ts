import type { books as source } from "../../zh/money/books.ts";
import type { SameKeys } from "../../same-keys.ts";

export const books = {
  title: "ตรวจสอบบัญชีของฉัน",
  accounts: "เลือกบัญชี",
  kinds: {
    cash: "เงินสด",
    cash_locked: "กันไว้",
    bonus: "อั่งเปา",
    points: "แต้ม",
  },
  earlier: "เดือนก่อน",
  later: "เดือนถัดไป",
  save: "บันทึกเป็น CSV",
  sum: "ผลรวมของเดือน",
  adding: "กำลังอ่านและรวมยอดใหม่…",
  agrees: "ทุกรายการต่อเนื่องกัน และรวมแล้วเท่ากับยอดยกไป",
  differsAt: "หลังรายการที่ {row} ควรเหลือ {expected} แต่บัญชีระบุ {found} โปรดแจ้งเรา",
  differsAtEnd: "รวมแล้วได้ {expected} แต่ยอดยกไปคือ {found} โปรดแจ้งเรา",
  opening: "ยอดยกมา",
  came: "รับ",
  went: "จ่าย",
  closing: "ยอดยกไป",
  after: "คงเหลือ {amount}",
  columns: {
    id: "ลำดับ",
    acc_time: "เวลา",
    remark: "รายการ",
    tid: "เลขที่",
    amount: "เปลี่ยนแปลง",
    balance: "คงเหลือ",
  },
  empty: {
    title: "เดือนนี้ไม่มีความเคลื่อนไหว",
    body: "ยอดยกมาและยอดยกไปเป็นตัวเลขเดียวกัน",
  },
  loading: "กำลังโหลดบัญชีของคุณ",
  close: {
    title: "ปิดบัญชีครั้งล่าสุด",
    proved: "{day}: ยอดของลูกค้าทุกคนรวมกันเท่ากับเงินที่เราถือไว้แทนลูกค้า",
    unproved: "{day}: กำลังตรวจสอบผลต่าง เมื่อชัดเจนแล้วจะแจ้งที่นี่",
    own: "เมื่อสิ้นวันนั้น บัญชีนี้มี {amount}",
    none: "ยังไม่เคยปิดบัญชี ระบบจะปิดให้เมื่อสิ้นวัน",
  },
} as const satisfies SameKeys<typeof source>;
