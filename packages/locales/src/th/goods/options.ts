import type { options as source } from "../../zh/goods/options.ts";
import type { SameKeys } from "../../same-keys.ts";

export const options = {
  title: "เลือกแบบและจำนวน",
  stock: "คงเหลือ {count, number}",
  minimum: "ขั้นต่ำ {count, number} ชิ้น",
  step: "ครั้งละ {count, number} ชิ้น",
  nextTier: "{from, number} ชิ้นขึ้นไป {price} · เพิ่มอีก {missing, number} ชิ้น",
  lowestTier: "ได้ราคาต่ำสุดแล้ว",
  chosenUnder: "{name} เลือกแล้ว {count, number} ชิ้น",
  chooseFirst: "เลือก{name}ก่อน แล้วใส่จำนวน",
  quantityOf: "จำนวน {name}",
  decrease: "ลด {name}",
  increase: "เพิ่ม {name}",
  total: "รวม {count, number} ชิ้น",
  none: "ยังไม่ได้เลือกจำนวน",
  soldOut: "สินค้านี้หมดชั่วคราว",
  chosen: "{name} × {count, number}",
} as const satisfies SameKeys<typeof source>;
