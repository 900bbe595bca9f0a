import type { claimMessages as source } from "../../zh/people/claim-messages.ts";
import type { SameKeys } from "../../same-keys.ts";

export const claimMessages = {
  parcel_claim_accepted: {
    title: "พบพัสดุของคุณแล้ว",
    body: "พัสดุเลข {express_no} เป็นของคุณ รับเข้าโกดังแล้ว",
  },
  parcel_claim_refused: {
    title: "ไม่พบพัสดุตามที่แจ้ง",
    body: "เราไม่พบพัสดุเลข {express_no} สำหรับคุณ โปรดดูเหตุผลในรายการที่แจ้ง หากมีหลักฐานใหม่แจ้งอีกครั้งได้",
  },
  claim_made: {
    title: "ได้รับคำร้องเคลมแล้ว",
    body: "ส่งคำร้องเคลมและรูปของคำสั่งซื้อ {tid} ให้ฝ่ายบริการแล้ว",
  },
  claim_accepted: {
    title: "อนุมัติคำร้องเคลมแล้ว",
    body: "คำร้องเคลมของคำสั่งซื้อ {tid} ผ่านแล้ว จะจ่าย {amount}",
  },
  claim_rejected: {
    title: "คำร้องเคลมไม่ผ่าน",
    body: "คำร้องเคลมของคำสั่งซื้อ {tid} ไม่ผ่าน: {reason}",
  },
  claim_paid: {
    title: "เงินเคลมเข้ากระเป๋าแล้ว",
    body: "เงินเคลม {amount} ของคำสั่งซื้อ {tid} เข้ากระเป๋าแล้ว ไม่ต้องส่งสินค้าคืน",
  },
  claim_late: {
    title: "คำร้องเคลมเลยกำหนด",
    body: "คำร้องเคลมของคำสั่งซื้อ {tid} ล่าช้า เราเลื่อนขึ้นเป็นลำดับแรกแล้ว ไม่ต้องสอบถามเพิ่ม",
  },
  claim_settled: {
    title: "คำร้องเคลมเสร็จสิ้น",
    body: "ดำเนินการคำร้องเคลมของคำสั่งซื้อ {tid} ครบแล้ว",
  },
  claim_closed: {
    title: "ปิดคำร้องเคลมแล้ว",
    body: "ปิดคำร้องเคลมที่ไม่ผ่านของคำสั่งซื้อ {tid} แล้ว",
  },
} as const satisfies SameKeys<typeof source>;
