import type { articles as source } from "../../zh/shop/articles.ts";
import type { SameKeys } from "../../same-keys.ts";

export const articles = {
  loading: "กำลังโหลดบทความ",
  published: "เผยแพร่เมื่อ {date}",
  more: "อ่านเพิ่มเติม",
  helped: {
    question: "บทความนี้ช่วยได้ไหม",
    yes: "ช่วยได้",
    no: "ไม่ได้",
    thanks: "ขอบคุณ เราบันทึกไว้แล้ว",
    sorry: "ขออภัยที่ช่วยไม่ได้ ถามเราได้โดยตรง",
  },
  search: {
    label: "ค้นหาความช่วยเหลือ",
    placeholder: "อยากรู้เรื่องอะไร",
    found: "พบ {count, number} บทความ",
    nothing: "ไม่พบ “{words}”",
    nothingBody: "ถามเราได้เลย คำของคุณกรอกไว้ให้แล้ว",
    ask: "ถามเรา",
  },
  now: "ตอนนี้ต้องทำอะไร",
  nowIn: "{status}: ตอนนี้ต้องทำอะไร",
  nowNothing: "สถานะนี้ยังไม่มีอะไรต้องทำ",
  outer: {
    title: "ออกจาก Sampan",
    body: "คุณกำลังไปที่ {host} ซึ่งเราไม่ได้ดูแล",
    go: "ไปที่ {host}",
    stay: "อยู่ที่นี่",
    look: "โปรดดูชื่อเว็บให้ดี ตัวอักษรที่คล้ายกันจะแสดงตามที่เป็นจริง",
    framed: "หน้าของพันธมิตร",
    from: "จาก {host}",
  },
} as const satisfies SameKeys<typeof source>;
