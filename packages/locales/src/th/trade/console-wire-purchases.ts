import type { consoleWirePurchases as source } from "../../zh/trade/console-wire-purchases.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleWirePurchases = {
  view: "แสดง",
  views: {
    needless: "ไม่มีใครใช้",
    under_way: "กำลังดำเนินการ",
    all: "ทั้งหมด",
  },
  number: "เลขที่",
  order: "ออเดอร์ลูกค้า",
  shop: "ร้าน",
  state: "สถานะ",
  total: "ยอด",
  placed: "สั่งเมื่อ",
  buyer: "ผู้จัดซื้อ",
  empty: "ไม่มีคำสั่งซื้อแบบนี้",
  none: "ทุกคำสั่งซื้อที่ 1688 ยังต้องใช้",
  cancel: "ยกเลิก",
  cancelOf: "ยกเลิกคำสั่งซื้อ 1688 {number}",
  cancelTitle: "ยกเลิกคำสั่งซื้อ 1688 {number}?",
  consequence: "ยังไม่ได้จ่าย และจะถูกปิดที่ 1688 สินค้าคืนลูกค้าแล้วหรือซื้อทางอื่นแล้ว",
  confirm: "ยกเลิกคำสั่งซื้อ",
  done: "ยกเลิกแล้ว",
  paid: "ขอเงินคืนที่ 1688",
  trace: "การสแกน",
  traceOf: "การสแกนของคำสั่งซื้อ 1688 {number}",
  noTrace: "ขนส่งยังไม่ได้สแกน",
} as const satisfies SameKeys<typeof source>;
