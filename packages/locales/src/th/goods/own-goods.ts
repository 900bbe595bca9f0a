import type { ownGoods as source } from "../../zh/goods/own-goods.ts";
import type { SameKeys } from "../../same-keys.ts";

export const ownGoods = {
  title: "สินค้าของเรา",
  description: "สินค้าของ Sampan เอง ราคาโปร่งใส มีพร้อมในโกดัง ส่งถึงบ้าน",
  box: "ค้นหาในสินค้าของเรา",
  clear: "ล้างคำค้น",
  found: "สินค้าของเรา: {words}",
  count: "ทั้งหมด {count, number} รายการ",
  narrower: "หมวดหมู่",
  all: "ทั้งหมด",
  sortAll: "เรียงและกรอง",
  empty: {
    title: "ไม่พบ “{words}” ในสินค้าของเรา",
    body: "เราสั่งซื้อจาก 1688 และ Taobao ให้คุณได้เช่นกัน",
    action: "ค้นหาใน 1688",
    wider: "ค้นหาในสินค้าของเราทั้งหมด",
    shelf: "ยังไม่มีสินค้าในส่วนนี้",
    shelfBody: "ลองดูสินค้าอื่นของเรา หรือบอกเราว่าคุณต้องการอะไร",
    toAll: "ดูสินค้าของเราทั้งหมด",
  },
  entries: {
    label: "ทางลัดสินค้าของเรา",
    leaderboard: "อันดับขายดี",
    shops: "ร้านแนะนำ",
    all: "สินค้าของเราทั้งหมด",
  },
  leaderboard: {
    title: "อันดับขายดี",
    description: "สินค้าของ Sampan ที่มีคนซื้อมากที่สุด",
    intro: "จัดอันดับตามยอดขายในหนึ่งเดือนที่ผ่านมา",
    groups: "อันดับตามหมวดหมู่",
    place: "อันดับที่ {place, number}",
    sold: "ขายเดือนละ {count, number}",
    empty: "หมวดนี้ยังไม่มีสินค้าติดอันดับ",
  },
  shops: {
    title: "ร้านแนะนำ",
    description: "ร้านที่ Sampan แนะนำและสินค้าของร้าน",
    goods: "สินค้า {count, number} รายการ",
    open: "เข้าชมร้าน",
    openNamed: "เข้าชมร้าน: {name}",
    empty: "ยังไม่มีร้านแนะนำ",
    emptyBody: "เรากำลังคัดเลือกร้าน ระหว่างนี้ชมสินค้าของเราก่อนได้",
  },
} as const satisfies SameKeys<typeof source>;
