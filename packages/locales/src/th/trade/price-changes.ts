import type { priceChanges as source } from "../../zh/trade/price-changes.ts";
import type { SameKeys } from "../../same-keys.ts";

export const priceChanges = {
  title: "ร้านค้าขึ้นราคา คุณเป็นคนตัดสินใจ",
  before: "ราคาต่อชิ้นที่คุณจ่าย",
  now: "ราคาต่อชิ้นตอนนี้",
  difference: "ส่วนต่าง × {pieces, number}",
  toPay: "ต้องจ่ายเพิ่ม",
  deadline: "ตอบได้ถึง {time} หากไม่ตอบ เราจะไม่ซื้อและคืนเงินที่จ่ายให้อัตโนมัติ",
  pay: "จ่ายเพิ่ม {amount}",
  late: {
    title: "สินค้าที่ล่าช้า",
    reasons: {
      seller_silent: "ร้านค้ายังไม่ตอบ",
      restocking: "ร้านค้ากำลังเติมสินค้า",
      making: "ร้านค้ากำลังผลิต",
      checking: "เรากำลังตรวจสอบรายละเอียดกับร้านค้า",
      closed: "ร้านค้าหยุดทำการ",
      marketplace: "แพลตฟอร์มสั่งซื้อไม่ได้ชั่วคราว",
    },
    until: "คาดว่าจะคืบหน้าภายใน {day}",
    unknown: "ยังบอกวันไม่ได้ เราจะติดตามต่อ",
  },
  declining: {
    ask: "ไม่เอา ขอเงินคืน",
    title: "ไม่ซื้อสินค้าชิ้นนี้แล้วใช่ไหม",
    body: "เงินที่จ่ายจะคืนเข้ากระเป๋าเงินของคุณ และเราจะไม่ซื้อสินค้าชิ้นนี้",
    confirm: "คืนเงิน",
    keep: "ขอคิดดูก่อน",
    done: "คืนเงินแล้ว จะไม่ซื้อสินค้าชิ้นนี้",
  },
} as const satisfies SameKeys<typeof source>;
