import type { SameKeys } from "../../same-keys.ts";
import type { linkedLogIns as source } from "../../zh/people/linked-log-ins.ts";

export const linkedLogIns = {
  title: "วิธีเข้าสู่ระบบอื่น",
  body: "เมื่อเชื่อมแล้ว ใช้บัญชีเหล่านี้เข้าสู่ระบบได้โดยไม่ต้องใส่รหัสผ่าน การเชื่อมและยกเลิกต้องใส่รหัสผ่านก่อน",
  or: "หรือ",
  logInWith: "เข้าสู่ระบบด้วย {provider}",
  outside: "เข้าสู่ระบบด้วย {provider} ใน LINE ไม่ได้ กำลังเปิดในเบราว์เซอร์ของโทรศัพท์",
  linked: "เชื่อม {provider} แล้ว",
  unlinked: "ยกเลิกการเชื่อม {provider} แล้ว",
  since: "เชื่อมเมื่อ {time}",
  notLinked: "ยังไม่ได้เชื่อม",
  off: "ตอนนี้เข้าสู่ระบบด้วย {provider} ไม่ได้",
  link: "เชื่อม",
  unlink: "ยกเลิกการเชื่อม",
  linkOf: "เชื่อม {provider}",
  unlinkOf: "ยกเลิกการเชื่อม {provider}",
  linkBody: "กรุณาใส่รหัสผ่าน แล้วไปยืนยันว่าเป็นคุณที่ {provider}",
  unlinkBody: "เมื่อยกเลิกแล้ว {provider} จะเข้าสู่ระบบบัญชีนี้ไม่ได้อีก กรุณาใช้รหัสผ่านแทน",
  goLink: "ไปยืนยันที่ {provider}",
  notices: {
    label: "ส่งการแจ้งเตือนมาที่ LINE ด้วย",
    hint: "การแจ้งเตือนสำคัญจะส่งมาที่ LINE เพิ่มจากช่องทางเดิม ต้องเพิ่มซำปันเป็นเพื่อนก่อนจึงจะได้รับ",
  },
  none: { title: "ตอนนี้ไม่มีวิธีเข้าสู่ระบบอื่น", body: "กรุณาเข้าสู่ระบบด้วยรหัสผ่าน" },
  back: {
    title: "กำลังเข้าสู่ระบบ",
    body: "กลับมาที่ซำปัน",
    checking: "กำลังยืนยันตัวตนของคุณ…",
    left: "การเข้าสู่ระบบไม่สำเร็จ",
    nothing: "บัญชีของคุณไม่มีอะไรเปลี่ยน",
    toLogIn: "กลับไปเข้าสู่ระบบ",
    toSettings: "กลับไปวิธีเข้าสู่ระบบ",
  },
  newcomer: {
    title: "ยืนยันตัวตนที่ {provider} แล้ว",
    titleNamed: "คุณ {name} ยืนยันตัวตนที่ {provider} แล้ว",
    body: "บัญชี {provider} นี้ยังไม่ได้เชื่อมกับบัญชีใด สมัครเสร็จแล้วใช้เข้าสู่ระบบได้เลย หากมีบัญชีอยู่แล้ว กรุณาเข้าสู่ระบบก่อน แล้วเชื่อมที่หน้าความปลอดภัยของบัญชี",
    without: "ไม่เชื่อม {provider}",
  },
} as const satisfies SameKeys<typeof source>;
