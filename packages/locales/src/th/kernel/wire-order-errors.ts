import type { wireOrderErrors as source } from "../../zh/kernel/wire-order-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const wireOrderErrors = {
  wire_order_off: "ยังไม่ได้เปิดการสั่งซื้อที่ 1688 โดยตรง",
  wire_order_elsewhere: "สั่งได้ครั้งละสินค้าของร้านเดียวใน 1688 จากคำสั่งซื้อเดียว",
  wire_order_open: "กำลังสั่งสินค้าเหล่านี้ที่ 1688 ทำอย่างอื่นไม่ได้จนกว่าจะทราบผล",
  wire_choice_missing: "1688 ไม่มีตัวเลือกนี้ หรือเราไม่ทราบรหัส โปรดสั่งเอง",
  wire_receiver_unclear: "ที่อยู่คลังไม่ระบุมณฑล เมือง เขต หรือโทรศัพท์ โปรดเติมในการตั้งค่าก่อน",
  wire_no_trade_mode: "1688 ไม่รับสั่งสินค้าเหล่านี้โดยตรง โปรดสั่งเอง",
  wire_sold_out: "1688 แจ้งว่าสินค้าไม่พอ",
  wire_below_minimum: "จำนวนไม่ถึงขั้นต่ำหรือไม่ครบชุดของร้าน",
  wire_price_risen: "ร้านขึ้นราคา จ่ายไว้ {paid} ตอนนี้ {price} โปรดบันทึกราคาใหม่ก่อน",
  wire_total_changed: "ยอดสูงกว่าที่คุณเห็น โปรดดูใหม่",
  wire_declined: "1688 ไม่รับ: {words}",
  wire_order_unknown: "ไม่มีคำสั่งซื้อนี้ที่ 1688",
  wire_order_needed: "ยังต้องใช้สินค้าในคำสั่งซื้อนี้ จึงยกเลิกไม่ได้",
  wire_order_paid: "คำสั่งซื้อนี้จ่ายแล้ว โปรดขอเงินคืนที่ 1688",
  wire_cancel_too_soon: "เพิ่งสั่งซื้อ 1688 ยังปิดไม่ได้ โปรดลองใหม่ในสิบวินาที",
} as const satisfies SameKeys<typeof source>;
