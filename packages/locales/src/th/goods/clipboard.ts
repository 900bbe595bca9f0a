import type { clipboard as source } from "../../zh/goods/clipboard.ts";
import type { SameKeys } from "../../same-keys.ts";

export const clipboard = {
  title: "คุณเพิ่งคัดลอกสินค้านี้",
  source: "ที่มา: {source}",
  open: "ดูสินค้า",
  leave: "ไว้ทีหลัง",
  watch: {
    label: "จำสินค้าที่คัดลอก",
    hint: "เมื่อเปิดร้าน เราจะดูสิ่งที่คุณคัดลอก มีเพียงลิงก์สินค้าหรือรหัสแชร์เท่านั้นที่ออกจากเครื่องนี้",
    on: "เปิดอยู่",
    off: "ปิดอยู่",
    denied: "เบราว์เซอร์ไม่อนุญาต",
  },
} as const satisfies SameKeys<typeof source>;
