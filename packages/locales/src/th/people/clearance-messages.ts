import type { clearanceMessages as source } from "../../zh/people/clearance-messages.ts";
import type { SameKeys } from "../../same-keys.ts";

export const clearanceMessages = {
  clearance_asked: {
    title: "โปรดยืนยันการสำแดงพัสดุ",
    body: "พัสดุ {tid} จ่ายค่าส่งแล้ว โปรดดูชื่อและราคาสินค้าที่สำแดง กรอกผู้สำแดง ยืนยันแล้วจึงขึ้นลังได้",
  },
  clearance_changed: {
    title: "โปรดยืนยันการสำแดงอีกครั้ง",
    body: "รายการสำแดงของพัสดุ {tid} ทำใหม่แล้ว โปรดดูและยืนยัน ก่อนนั้นจะไม่ขึ้นลัง",
  },
  clearance_requested: {
    title: "โปรดกด “申報相符” ใน EZ WAY",
    body: "ส่งรายการสำแดงของพัสดุ {tid} ไปที่ EZ WAY แล้ว ให้ผู้สำแดงเปิด EZ WAY และยืนยัน",
  },
  clearance_reminder: {
    title: "การสำแดงยังรอคุณอยู่",
    body: "พัสดุ {tid} ยังไม่ได้ยืนยัน ก่อนนั้นจะไม่ขึ้นลัง",
  },
  clearance_refused: {
    title: "EZ WAY ไม่รับการสำแดง",
    body: "พัสดุ {tid}: {reason} โปรดตรวจชื่อและเบอร์ผู้สำแดง แล้วยืนยันอีกครั้ง",
  },
  clearance_cleared: {
    title: "พัสดุขึ้นลังได้แล้ว",
    body: "ยืนยันการสำแดงของพัสดุ {tid} ครบแล้ว",
  },
  duty_receipt_kept: {
    title: "ใบเสร็จศุลกากรมาแล้ว",
    body: "พัสดุ {tid} ชำระศุลกากร {amount} ดูและดาวน์โหลดใบเสร็จ {number} ได้",
  },
  duty_receipt_corrected: {
    title: "แก้ไขใบเสร็จศุลกากรแล้ว",
    body: "แก้ไขใบเสร็จ {number} ของพัสดุ {tid} แล้ว ยอดที่ชำระศุลกากรคือ {amount}",
  },
  duty_receipt_withdrawn: {
    title: "ถอนใบเสร็จศุลกากรแล้ว",
    body: "ใบเสร็จ {number} ไม่ใช่ของพัสดุ {tid} จึงนำออกจากพัสดุนี้แล้ว",
  },
} as const satisfies SameKeys<typeof source>;
