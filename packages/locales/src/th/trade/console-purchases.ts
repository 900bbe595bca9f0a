import type { consolePurchases as source } from "../../zh/trade/console-purchases.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consolePurchases = {
  stages: "ขั้นตอน",
  stage: {
    to_buy: "รอสั่งซื้อ",
    awaiting_seller: "รอผู้ขายส่ง",
  },
  empty: {
    to_buy: "ไม่มีสินค้ารอสั่งซื้อ",
    awaiting_seller: "ไม่มีสินค้ารอผู้ขายส่ง",
  },
  emptyHint: "จะแสดงที่นี่เมื่อลูกค้าชำระเงิน",
  count: "{count, number} คำสั่งซื้อต่อผู้ขาย รอนานที่สุดก่อน",
  freight: "ค่าส่งในจีน",
  paidAt: "ชำระ {time}",
  remark: "หมายเหตุลูกค้า: {remark}",
  choose: "เลือก {name}",
  outOid: "เลขคำสั่งซื้อ {number}",
  purchase: {
    number: "เลขคำสั่งซื้อของแพลตฟอร์ม",
    chosen: "เลือก {count, number} รายการ {amount}",
    record: "บันทึกการสั่งซื้อ",
    title: "สั่งซื้อแล้วเลขที่ {number}?",
    consequence: "สินค้า {count, number} รายการ ({amount}) จะเป็นรอผู้ขายส่ง ลูกค้าเห็นได้",
    confirm: "บันทึกการสั่งซื้อ",
    done: "บันทึกการสั่งซื้อแล้ว",
  },
  shipment: {
    batchTitle: "จำนวนในเลขพัสดุนี้ กรอกน้อยกว่าคือทยอยส่ง",
    pieces: "จำนวนที่ส่ง {name}",
    number: "เลขพัสดุ",
    carrier: "บริษัทขนส่ง",
    record: "บันทึกการส่ง",
    title: "ผู้ขายส่งด้วยเลข {number}?",
    whole: "ส่งครบ {pieces, number} ชิ้น คลังจะรอเลขนี้",
    batch: "ส่งก่อน {pieces, number} ชิ้น ที่เหลือรอผู้ขาย คลังจะรอเลขนี้",
    confirm: "บันทึกการส่ง",
    done: "บันทึกการส่งแล้ว",
  },
} as const satisfies SameKeys<typeof source>;
