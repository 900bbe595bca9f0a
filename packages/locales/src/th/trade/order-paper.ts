import type { orderPaper as source } from "../../zh/trade/order-paper.ts";
import type { SameKeys } from "../../same-keys.ts";

export const orderPaper = {
  title: "ใบสรุปคำสั่งซื้อ",
  number: "คำสั่งซื้อ {tid}",
  placed: "สั่งเมื่อ {date}",
  printed: "พิมพ์เมื่อ {date}",
  buyer: "ลูกค้า",
  to: "ผู้รับ",
  goods: "สินค้า",
  num: "จำนวน",
  each: "ราคาต่อชิ้น",
  amount: "จำนวนเงิน",
  item: "รายการ",
  how: "วิธีคิด",
  first: "รวมงวดที่ 1",
  only: "จ่ายครั้งเดียว",
  second: "รวมงวดที่ 2",
  total: "รวมถึงหน้าบ้าน",
  refunded: "คืนแล้ว",
  pictures: "ภาพจากคลังสินค้า",
  remark:
    "คิดตามอัตราแลกเปลี่ยนตอนชำระ ค่าขนส่งระหว่างประเทศคิดตามน้ำหนักที่ชั่ง เอกสารนี้สำหรับเก็บไว้ ไม่ใช่ใบกำกับภาษี",
} as const satisfies SameKeys<typeof source>;
