import type { receiptPaper as source } from "../../zh/money/receipt-paper.ts";
import type { SameKeys } from "../../same-keys.ts";

export const receiptPaper = {
  title: "ใบเสร็จรับเงิน/ใบกำกับภาษี",
  number: "เลขที่ {number}",
  date: "วันที่ {date}",
  seller: "ผู้ออก",
  buyer: "ผู้ซื้อ",
  order: "คำสั่งซื้อ",
  tax_number: "เลขประจำตัวผู้เสียภาษี {number}",
  item: "รายการ",
  amount: "จำนวนเงิน",
  net: "มูลค่าก่อนภาษี",
  tax: "ภาษีมูลค่าเพิ่ม {percent}%",
  total: "รวมทั้งสิ้น",
  allowed: "ลดหนี้แล้ว",
  void: "ยกเลิก",
  bought_for_you: "ซื้อแทน",
  paid_back: "คืนเงิน",
  row: {
    goods: "สินค้า",
    mainland_freight: "ค่าขนส่งในจีน",
    service_fee: "ค่าบริการ",
    insurance: "ค่าประกัน",
    freight_estimate: "ค่าขนส่งจ่ายล่วงหน้า",
    international_freight: "ค่าขนส่งระหว่างประเทศ",
    local_freight: "ค่าขนส่งในประเทศ",
    warehouse: "ค่าคลังสินค้า",
    other: "อื่น ๆ",
    supplement: "ส่วนต่าง",
  },
} as const satisfies SameKeys<typeof source>;
