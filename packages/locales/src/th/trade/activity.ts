import type { activity as source } from "../../zh/trade/activity.ts";
import type { SameKeys } from "../../same-keys.ts";

export const activity = {
  price: "ราคากิจกรรม · {name}",
  until: "ราคากิจกรรม “{name}” ถึง {time}",
  terms: "สั่งพร้อมกันในคำสั่งซื้อเดียว ค่าสินค้าทั้งหมดรวมไม่เกิน {cap} และใช้คูปองไม่ได้",
  regular: "ราคาปกติ {amount}",
  cart: "สินค้าที่เลือกมีราคากิจกรรม เมื่อสั่งพร้อมกันจะเป็นคำสั่งซื้อกิจกรรม ค่าสินค้าทั้งหมดรวมไม่เกิน {cap} ตอนนี้ {amount}",
  ofOrder: "คำสั่งซื้อกิจกรรม · {name}",
  within: "ค่าสินค้าทั้งหมดรวมไม่เกิน {cap} ตอนนี้ {amount} ใช้คูปองไม่ได้",
  above: "ค่าสินค้าทั้งหมดรวมไม่เกิน {cap} ตอนนี้ {amount} กรุณาลดสินค้าลง {over}",
  noCoupon: "คำสั่งซื้อกิจกรรมใช้คูปองไม่ได้",
  marks: {
    label: "เครื่องหมายกิจกรรม",
    given: "คำสั่งซื้อนี้จะได้รับ",
    next: "ทำตามนี้เพิ่ม แล้วจะได้ “{name}”",
    lacks: {
      goods_price: "มีสินค้าที่ราคาต่อชิ้นสูงขึ้นอีก {amount}",
      pay_method: {
        once: "เลือกชำระครั้งเดียว",
        twice: "เลือกชำระสองงวด",
        any: "เลือกวิธีชำระ",
      },
      min_item_fee: "ค่าสินค้าเพิ่มอีก {amount}",
      min_hd2_fee: "ค่าขนส่งระหว่างประเทศเพิ่มอีก {amount}",
      min_order_fee: "ยอดรวมถึงหน้าบ้านเพิ่มอีก {amount}",
    },
  },
} as const satisfies SameKeys<typeof source>;
