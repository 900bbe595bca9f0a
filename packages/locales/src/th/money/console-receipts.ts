import type { consoleReceipts as source } from "../../zh/money/console-receipts.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleReceipts = {
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
  moment: {
    payment: "เมื่อชำระเงิน",
    hand_over: "เมื่อส่งมอบแล้ว",
  },
  title: "ใบเสร็จ",
  lead: "ใบเสร็จที่ออกไม่สำเร็จ และรายการรายเดือนสำหรับฝ่ายบัญชี",
  none: "ไม่มีใบเสร็จที่ต้องดูแล",
  tid: "การชำระเงิน",
  amount: "จำนวนเงิน",
  paid_at: "ชำระเมื่อ",
  state: {
    label: "สถานะ",
    refused: "ถูกปฏิเสธ",
    unclear: "ไม่ชัดเจน",
    allowance_refused: "ใบลดหนี้ถูกปฏิเสธ",
  },
  refusal: "เหตุผล",
  again: "ออกอีกครั้ง",
  asked_again: "จะออกอีกครั้ง",
  make_void: "ยกเลิกใบเสร็จ",
  number: "เลขที่",
  reason: "เหตุผลที่ยกเลิก",
  made_void: "ยกเลิกแล้ว",
  region: "ภูมิภาค",
  month: "เดือน",
  export: "ดาวน์โหลด CSV",
} as const satisfies SameKeys<typeof source>;
