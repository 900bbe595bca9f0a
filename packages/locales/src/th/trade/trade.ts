import type { trade as source } from "../../zh/trade/trade.ts";
import type { SameKeys } from "../../same-keys.ts";

export const trade = {
  log: {
    placed: "ส่งคำสั่งซื้อแล้ว รอตรวจสอบ",
    approved: "ตรวจสอบผ่านแล้ว ชำระเงินได้",
    rejected: "ตรวจสอบไม่ผ่าน: {reason}",
    closed: "คำสั่งซื้อปิดแล้ว",
    closed_because: "คำสั่งซื้อปิดแล้ว: {reason}",
    first_paid: "ชำระงวดแรกแล้ว",
    purchased: "สั่งซื้อกับผู้ขายแล้ว",
    all_arrived: "สินค้าถึงโกดังจีนครบแล้ว",
    stock_out: "ผู้ขายไม่มีของ",
    supplement_paid: "ชำระส่วนเพิ่มแล้ว",
    supplement_cancelled: "ยกเลิกส่วนเพิ่มแล้ว",
    shipped: "ส่งออกจากจีนแล้ว",
    handed_over: "ส่งถึงมือผู้รับแล้ว",
    receipt_confirmed: "ยืนยันรับสินค้าแล้ว",
    completed: "คำสั่งซื้อสำเร็จ",
    receipt_undone: "ยกเลิกการรับพัสดุ {express_no} แล้ว สินค้ายังอยู่ระหว่างทาง",
    measured: "ชั่งและวัดพัสดุ {express_no} แล้ว รอส่งต่อ",
  },
  carrier: { 1: "ระบบเลือกให้", 2: "HCT", 3: "Kerry" },
  warehouse: { guangzhou: "โกดังกวางโจว", shenzhen: "โกดังเซินเจิ้น" },
} as const satisfies SameKeys<typeof source>;
