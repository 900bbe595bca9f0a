import type { bankCards as source } from "../../zh/money/bank-cards.ts";
import type { SameKeys } from "../../same-keys.ts";

export const bankCards = {
  title: "บัญชีธนาคาร",
  own: "บัญชีที่เพิ่มไว้",
  add: "เพิ่มบัญชีธนาคาร",
  editTitle: "แก้ไขบัญชีธนาคาร",
  choose: "เลือกบัญชีรับเงิน",
  isDefault: "ค่าเริ่มต้น",
  isCompany: "บัญชีบริษัท",
  line: "เลขท้าย {digits} · {holder}",
  edit: "แก้ไข",
  editOf: "แก้ไข {bank} {digits}",
  remove: "ลบ",
  removeOf: "ลบ {bank} {digits}",
  removing: {
    title: "ลบบัญชีธนาคารนี้ไหม",
    body: "คำขอถอนเงินที่ส่งไปแล้วไม่กระทบ จะยังโอนเข้าบัญชีนี้",
  },
  removed: "ลบบัญชีธนาคารแล้ว",
  saved: "บันทึกบัญชีธนาคารแล้ว",
  empty: {
    title: "ยังไม่มีบัญชีธนาคาร",
    body: "เพิ่มบัญชีธนาคารในชื่อของคุณเองเพื่อถอนเงิน",
  },
  unproven: {
    title: "ยืนยันตัวตนก่อน",
    body: "เพื่อความปลอดภัย เราโอนเงินเข้าบัญชีในชื่อของคุณเองเท่านั้น",
    action: "ไปยืนยันตัวตน",
  },
  owner: "เจ้าของบัญชี",
  personal: "ตัวคุณเอง",
  company: "บริษัท",
  holder: "ชื่อบัญชี",
  holderHint: "ต้องตรงกับชื่อที่ยืนยันแล้ว",
  bank: "ธนาคาร",
  chooseBank: "เลือกธนาคาร",
  bankNeeded: "โปรดเลือกธนาคาร",
  branch: "สาขา",
  number: "เลขที่บัญชี",
  numberNeeded: "โปรดกรอกเลขที่บัญชี",
  numberKept: "เว้นว่างไว้เพื่อใช้บัญชีเลขท้าย {digits} เดิม",
  numberHint: "เก็บแบบเข้ารหัส จากนี้จะแสดงเฉพาะเลขท้าย 5 ตัว",
  asDefault: "ตั้งเป็นบัญชีรับเงินหลัก",
  holdNote:
    "ภายใน {hours, number} ชั่วโมงหลังเพิ่มหรือแก้ไข คุณส่งคำขอถอนเงินได้ แต่จะอนุมัติเมื่อพ้นช่วงเวลานี้ เราจะแจ้งให้คุณทราบ หากไม่ใช่คุณ โปรดติดต่อเราทันที",
  gone: "ไม่พบบัญชีธนาคารนี้",
} as const satisfies SameKeys<typeof source>;
