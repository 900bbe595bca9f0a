import type { coupons as source } from "../../zh/money/coupons.ts";
import type { SameKeys } from "../../same-keys.ts";

export const coupons = {
  title: "คูปอง",
  tabs: {
    label: "สถานะคูปอง",
    unused: "ใช้ได้",
    used: "ใช้แล้ว",
    expired: "หมดอายุ",
  },
  kinds: {
    general: "คูปองส่วนลด",
    freight: "คูปองค่าขนส่ง",
  },
  from: "เมื่อซื้อครบ {amount}",
  fromNothing: "ไม่มีขั้นต่ำ",
  period: "{from} ถึง {to}",
  code: "รหัส {code}",
  reserved: "ใช้อยู่ในคำสั่งซื้อ {tid}",
  used: "ใช้กับคำสั่งซื้อ {tid} แล้ว",
  loading: "กำลังโหลดคูปอง",
  empty: {
    unused: "ไม่มีคูปองที่ใช้ได้",
    used: "ยังไม่เคยใช้คูปอง",
    expired: "ไม่มีคูปองหมดอายุ",
    body: "เมื่อมีคูปองใหม่จะแสดงที่นี่",
  },
} as const satisfies SameKeys<typeof source>;
