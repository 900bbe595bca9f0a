import type { rateReceipt as source } from "../../zh/trade/rate-receipt.ts";
import type { SameKeys } from "../../same-keys.ts";

export const rateReceipt = {
  open: "มาจากไหน",
  title: "อัตราที่ใช้กับรายการนี้",
  whence: "ที่มาของอัตรา {rate}",
  moved: "ตลาดเปลี่ยนไปแล้ว รายการของคุณยังใช้ {rate}",
  now: "อัตราแลกเปลี่ยนวันนี้",
  moves: "ตลาดเปลี่ยนทุกวัน อัตราที่เห็นตอนชำระจะถูกคงไว้ให้ช่วงหนึ่ง และเมื่อชำระแล้วจะไม่เปลี่ยน",
  paid: "{amount} ชำระเมื่อ {time}",
  mid: "ราคากลางตลาด",
  margin: "ส่วนเพิ่มของเรา {percent}%",
  rate: "อัตราของคุณ",
  cost: "ส่วนเพิ่มของรายการนี้",
  source: "แหล่ง",
  at: "เวลาที่เสนอราคา",
  lock: "ล็อกไว้ตอนชำระ ตลาดจะเปลี่ยนอย่างไร รายการนี้ไม่เปลี่ยน การคืนเงินก็ใช้อัตรานี้",
  unknown: "ไม่มีบันทึกที่มาของอัตรานี้",
  freight: "ค่าขนส่งระหว่างประเทศและยอดชำระเพิ่มคิดเป็นสกุลเงินของคุณโดยตรง ไม่ใช้อัตราแลกเปลี่ยน",
  sourceName: {
    bank_of_taiwan: "ธนาคารแห่งไต้หวัน",
    open_er_api: "open.er-api",
    manual: "ตั้งโดยเจ้าหน้าที่",
    demo: "ข้อมูลตัวอย่าง",
    other: "อื่น ๆ",
  },
} as const satisfies SameKeys<typeof source>;
