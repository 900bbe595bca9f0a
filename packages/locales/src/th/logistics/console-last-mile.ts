import type { consoleLastMile as source } from "../../zh/logistics/console-last-mile.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleLastMile = {
  views: "ขั้นของพัสดุ",
  view: {
    to_hand_in: "รอส่งให้ผู้ขนส่ง",
    troubled: "มีปัญหา",
    under_way: "กำลังจัดส่ง",
    ended: "จบแล้ว",
  },
  empty: "ไม่มีพัสดุที่นี่",
  parcel: "พัสดุ",
  way: "วิธีรับ",
  order: "ใบขนส่ง",
  turn: "ถึงคราวใคร",
  until: "ภายใน {time}",
  late: "เลยกำหนด",
  unordered: "ยังไม่ได้สั่ง",
  actOn: "{act} {tid}",
  label: "พิมพ์ป้าย",
  handedIn: "ส่ง {tid} ให้ผู้ขนส่งแล้ว",
  homeAsked: "{tid} เปลี่ยนเป็นส่งถึงบ้าน กำลังสั่ง",
  handIn: {
    act: "ส่งแล้ว",
    title: "ส่ง {tid} ให้ร้านหรือคนขับแล้วใช่ไหม",
    consequence: "พัสดุจะเป็นกำลังนำจ่าย และแจ้งลูกค้า",
  },
  home: {
    act: "ส่งถึงบ้าน",
    title: "เปลี่ยน {tid} เป็นส่งถึงบ้านใช่ไหม",
    consequence: "จะสั่งใบขนส่งใหม่กับ T-Cat โดยเราเป็นผู้จ่าย",
  },
  owner: {
    customer: "ลูกค้า",
    desk: "เรา",
    carrier: "ผู้ขนส่ง",
    nobody: "—",
  },
  state: {
    asked: "รอสั่ง",
    sent: "กำลังสั่ง",
    unclear: "ยังไม่ทราบผล กำลังตรวจ",
    made: "สั่งแล้ว",
    refused: "ถูกปฏิเสธ",
    withdrawn: "ถอนแล้ว",
  },
  trouble: {
    store_closed: "ร้านปิด",
    does_not_fit: "เกินกำหนด",
    stores_differ: "เลือกวิธีรับต่างกัน",
    uncollected: "ไม่มารับ",
  },
  costs: {
    title: "ค่าใช้จ่ายช่วงสุดท้ายในสามสิบวัน",
    carrier: "ผู้ขนส่ง",
    off: "ไม่ได้เชื่อมต่อ",
    parcels: "จำนวน",
    delivered: "รับแล้ว",
    failed: "ส่งคืนหรือสูญหาย",
    charge: "ค่าขนส่ง",
    each: "ต่อชิ้น",
  },
} as const satisfies SameKeys<typeof source>;
