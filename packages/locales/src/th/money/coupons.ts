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
  atMost: "ลดสูงสุด {amount}",
  days: "ใช้ได้ {count} วันหลังรับ",
  detail: "เงื่อนไขคูปอง",
  received: "คูปองที่เคยได้รับ",
  discount: "คูปองส่วนลด",
  unknown: "ไม่พบคูปองนี้",
  unknownBody: "กรุณาตรวจสอบรหัสแล้วลองใหม่",
  takenNow: "รับคูปองแล้ว",
  take: {
    title: "รับคูปอง",
    none: "ตอนนี้ยังไม่มีคูปองให้รับ",
    take: "รับ",
    had: "รับแล้ว",
    gone: "หมดแล้ว",
    code: "รหัสคูปอง",
    redeem: "รับด้วยรหัส",
  },
  best: "คุ้มที่สุด",
  saves: "ครั้งนี้ลดได้ {amount} · หมดอายุ {day}",
  proposed: "ลดได้สูงสุด {amount}",
  why: {
    general: {
      wrong_kind: "คูปองค่าส่ง ใช้ตอนชำระค่าขนส่งระหว่างประเทศ",
      below_start: "ค่าสินค้ายังไม่ถึง {from}",
    },
    freight: {
      wrong_kind: "คูปองค่าสินค้า ใช้ตอนสั่งซื้อ",
      below_start: "ค่าขนส่งระหว่างประเทศยังไม่ถึง {from}",
    },
    activity: "ใช้กับคำสั่งซื้อหรือพัสดุกิจกรรมไม่ได้",
    wrong_currency: "คูปองนี้เป็นสกุลเงินอื่น ใช้ที่นี่ไม่ได้",
    not_started: "ใช้ได้ตั้งแต่ {day}",
    expired: "หมดอายุแล้ว",
  },
  loading: "กำลังโหลดคูปอง",
  empty: {
    unused: "ไม่มีคูปองที่ใช้ได้",
    used: "ยังไม่เคยใช้คูปอง",
    expired: "ไม่มีคูปองหมดอายุ",
    body: "เมื่อมีคูปองใหม่จะแสดงที่นี่",
  },
} as const satisfies SameKeys<typeof source>;
