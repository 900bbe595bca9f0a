import type { invitations as source } from "../../zh/shop/invitations.ts";
import type { SameKeys } from "../../same-keys.ts";

export const invitations = {
  title: "ชวนเพื่อน",
  code: "รหัสชวนของฉัน",
  codeOf: "QR ของรหัสชวน {code}",
  codeHint: "เพื่อนสแกนรหัสนี้ หรือกรอกตอนสมัคร แล้วจะอยู่ในรายชื่อของคุณ",
  showCode: "แสดงรหัสชวน",
  share: "ส่งให้เพื่อน",
  copied: "คัดลอกลิงก์แล้ว",
  friends: "เพื่อนที่ชวนมา",
  points: "{count, number} คะแนน",
  given: "รหัสชวน (ไม่บังคับ)",
  givenHint: "รหัสจากเพื่อน หรือรหัสผู้แนะนำ",
  stages: {
    registered: "สมัครแล้ว",
    ordered: "สั่งซื้อแล้ว",
    received: "รับของแล้ว",
  },
  empty: {
    title: "ยังไม่มีเพื่อน",
    body: "ให้เพื่อนดูรหัสชวน เมื่อสมัครแล้วจะอยู่ที่นี่",
  },
  shared: {
    title: "เพื่อนชวนคุณมาที่ Sampan",
    body: "ซื้อของดีจาก 1688 Taobao และตลาดอื่น ส่งถึงไต้หวันและไทย เห็นทุกขั้นตอน",
    code: "รหัสชวน",
    register: "สมัคร",
    look: "ดูก่อน",
  },
  offer: {
    gain: "เพื่อนหนึ่งคนให้คุณ {what}",
    share: "คุณได้ {percent, number}% ของค่าบริการในคำสั่งซื้อแรกของเพื่อน สูงสุด {most}",
    limits:
      "ได้หลังเพื่อนรับสินค้าคำสั่งซื้อแรกครบ {days, number} วัน และเก็บสินค้าไว้อย่างน้อย {least} สูงสุดเดือนละ {month}",
  },
  earnings: {
    title: "รางวัลชวนเพื่อน",
    each: "เพื่อนแต่ละคน",
    sum: "ได้รับแล้ว",
    nothingYet: "ยังไม่มี",
    adds: "ได้ {given} หักคืน {taken}",
    held: "รออีก {count, number} คน",
    upTo: "สูงสุด {what}",
    takenBack: "หักคืน {what} เพราะคืนเงิน",
    outstanding: "อีก {what} ใช้ไปแล้ว จะหักจากรางวัลครั้งถัดไป",
    states: {
      held: "รออยู่",
      paid: "ได้รับแล้ว",
      capped: "เกินเพดานเดือนนี้",
      refused: "ไม่เข้าเงื่อนไข",
      lost: "คำสั่งซื้อคืนเงินแล้ว",
      taken_back: "หักคืนแล้ว",
    },
    empty: {
      title: "ยังไม่มีรางวัล",
      body: "เมื่อเพื่อนสมัครด้วยรหัสของคุณ ทุกรายการจะอยู่ที่นี่",
      show: "แสดงรหัสชวน",
    },
  },
} as const satisfies SameKeys<typeof source>;
