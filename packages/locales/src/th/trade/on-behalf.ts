import type { SameKeys } from "../../same-keys.ts";
import type { onBehalf as source } from "../../zh/trade/on-behalf.ts";

export const onBehalf = {
  title: "ขอให้ชำระแทน",
  intro:
    "มีเงินหยวนที่ต้องจ่ายที่อื่นใช่ไหม บอกว่าจ่ายให้ใคร ค่าอะไร เราตรวจแล้วจึงขอให้คุณชำระ เมื่อจ่ายเสร็จจะแจ้งเลขที่อ้างอิงให้",
  what: "ค่าอะไร",
  whatHint: "เช่น ค่าทำตัวอย่างให้ผู้ขาย ถ้ามีลิงก์จะวางแค่ลิงก์ก็ได้",
  link: "ลิงก์",
  linkHint: "ที่อยู่หน้าชำระเงินหรือหน้าสินค้า",
  amount: "จำนวนเงินหยวน",
  about: "ประมาณ {amount} ตามอัตราในวันที่ชำระ",
  withFee: "ประมาณ {amount} รวมค่าบริการ {percent}% ตามอัตราในวันที่ชำระ",
  pictures: "รูปภาพ",
  picturesHint: "คิวอาร์โค้ด ใบเสนอราคา ฯลฯ ไม่เกิน {count, number} รูป",
  picturesLogin: "เข้าสู่ระบบแล้วจึงเพิ่มรูปได้",
  stillUploading: "กำลังอัปโหลดรูป กรุณารอสักครู่",
  remark: "หมายเหตุ",
  remarkHint: "ไม่เกิน {count, number} ตัวอักษร",
  submit: "ส่งให้ตรวจสอบ",
  toLogin: "เข้าสู่ระบบเพื่อส่ง",
  nothingSent: "การชำระแทนไม่รวมการรับและส่งสินค้า",
  most: "ครั้งละไม่เกิน {amount}",
  request: "รายการที่ให้ชำระแทน",
  openLink: "เปิดลิงก์",
  picture: "รูปที่ {index, number}",
  reference: "เลขที่การชำระ {number}",
  way: "ตั้งแต่ส่งคำขอจนชำระเสร็จ",
  paying: { status: "กำลังชำระแทน", head: "ได้รับเงินแล้ว กำลังจ่ายให้ผู้รับ" },
  stages: { first_paid: "ชำระเงิน", completed: { done: "จ่ายให้ผู้รับแล้ว", ahead: "จ่ายให้ผู้รับ" } },
  steps: {
    submitted: "ส่งคำขอแล้ว",
    review: "เจ้าหน้าที่ตรวจสอบ",
    pay: "ชำระเงินเมื่อผ่านการตรวจสอบ",
    done: "จ่ายให้ผู้รับ และแจ้งเลขที่การชำระ",
  },
} as const satisfies SameKeys<typeof source>;
