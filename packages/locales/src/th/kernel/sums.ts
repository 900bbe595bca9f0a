import type { sums as source } from "../../zh/kernel/sums.ts";
import type { SameKeys } from "../../same-keys.ts";

export const sums = {
  label: {
    goods: "สินค้า {count, number} ชิ้น",
    mainland_freight: "ค่าส่งในจีน",
    service_fee: "ค่าบริการ",
    insurance: "ประกันภัย {percent}%",
    coupon: "คูปอง",
    bonus: "อั่งเปา",
    points: "คะแนน",
    base_fee: "ค่าธรรมเนียมพื้นฐาน",
    minimum_fee: "ส่วนเพิ่มให้ถึงขั้นต่ำ",
    freight_coupon: "คูปองค่าส่ง",
    paid_before: "ค่าส่งที่ชำระไว้ก่อน",
  },
  freightBy: {
    air: "{charge} ทางอากาศ",
    fast_sea: "{charge} เรือเร็ว",
    sea: "{charge} ทางทะเล",
    land: "{charge} ทางบก",
  },
  deliveryBy: "{charge} โดย {carrier}",
  why: {
    times: "{amount} × {rate}",
    mainland: "{amount} × {rate} จากผู้ขายถึงโกดังของเรา",
    share: "{percent}% ของค่าสินค้า {goods} = {amount}",
    weight: "{weight} กก. × {rate}",
    weightEstimate: "ประมาณ {weight} กก. × {rate} เมื่อถึงโกดังคิดจากน้ำหนักจริงหรือปริมาตรที่มากกว่า",
    volume: "{volume} ลบ.ม. × {rate}",
    withMinimum: "{reason} รวมส่วนเพิ่มให้ถึงขั้นต่ำ",
    each: "กล่องละ {fee}",
    eachOf: "{fee} × {count, number} กล่อง",
    minimum: "ค่าขนส่งระหว่างประเทศขั้นต่ำ {minimum}",
    coupon: "ครบ {from} ลด {value} คืนให้หากไม่ผ่านการตรวจ",
    points: "ใช้ {points, number} คะแนน",
    paidBefore: "ชำระตามค่าประมาณไว้ตอนสั่งซื้อ",
    written: "เจ้าหน้าที่เป็นผู้บันทึก",
  },
  subtotal: {
    first: "รวมงวดที่ 1",
    only: "ชำระครั้งเดียว",
    second: "รวมงวดที่ 2",
    secondEstimate: "ประมาณงวดที่ 2",
  },
  toTheDoor: "ประมาณการรวมถึงบ้าน",
  toTheDoorBilled: "รวมทั้งหมดถึงบ้าน",
} as const satisfies SameKeys<typeof source>;
