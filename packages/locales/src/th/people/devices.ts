import type { devices as source } from "../../zh/people/devices.ts";
import type { SameKeys } from "../../same-keys.ts";

export const devices = {
  title: "อุปกรณ์ที่เข้าสู่ระบบ",
  body: "บัญชีของคุณเคยเข้าสู่ระบบบนอุปกรณ์เหล่านี้ หากมีเครื่องที่ไม่รู้จัก กรุณาสั่งออกจากระบบและเปลี่ยนรหัสผ่าน",
  this: "เครื่องนี้",
  loggedOut: "ออกจากระบบแล้ว",
  others: "อุปกรณ์อื่น ({count, number})",
  none: "ยังไม่เคยเข้าสู่ระบบบนอุปกรณ์อื่น",
  lastSeen: "ใช้ล่าสุด",
  firstSeen: "เข้าครั้งแรก",
  network: "เครือข่าย",
  end: "ออกจากระบบ",
  endOf: "ออกจากระบบบน {device}",
  forget: "ลบ",
  forgetOf: "ลบ {device}",
  endOthers: "ออกจากระบบบนอุปกรณ์อื่นทั้งหมด",
  ended: "ออกจากระบบบน {device} แล้ว",
  othersEnded: "ออกจากระบบบนอุปกรณ์อื่นทั้งหมดแล้ว",
  kinds: {
    phone: "โทรศัพท์",
    tablet: "แท็บเล็ต",
    computer: "คอมพิวเตอร์",
    other: "อุปกรณ์ที่ไม่รู้จัก",
  },
  asking: {
    one: "ออกจากระบบบน {device} หรือไม่",
    forget: "ลบ {device} หรือไม่",
    others: "ออกจากระบบบนอุปกรณ์อื่นทั้งหมดหรือไม่",
    body: "มีผลทันที และต้องเข้าสู่ระบบใหม่เมื่อจะใช้งานอีก",
    forgetBody: "ครั้งต่อไปที่เข้าสู่ระบบบนเครื่องนี้ เราจะแจ้งคุณว่าเป็นอุปกรณ์ใหม่",
  },
} as const satisfies SameKeys<typeof source>;
