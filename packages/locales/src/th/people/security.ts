import type { security as source } from "../../zh/people/security.ts";
import type { SameKeys } from "../../same-keys.ts";

export const security = {
  title: "ความปลอดภัยของบัญชี",
  login: "การเข้าสู่ระบบ",
  password: "รหัสผ่าน",
  mobile: "เบอร์มือถือ",
  email: "อีเมล",
  none: "ยังไม่ได้ผูก",
  lastChange: "เปลี่ยนวิธีเข้าสู่ระบบล่าสุดเมื่อ {time}",
  held: "เพื่อความปลอดภัยของยอดเงิน พักการถอนเงินไว้จนถึง {time}",
  linkedLogIns: "เข้าสู่ระบบด้วย LINE, Google",
  devices: "อุปกรณ์ที่เข้าสู่ระบบ",
  personal: "ข้อมูลและความเป็นส่วนตัว",
  privateInfo: "ข้อมูลส่วนตัวเพิ่มเติม",
  myData: "ข้อมูลของฉัน",
  company: "ยืนยันบริษัท",
  closeAccount: "ปิดบัญชี",
  device: {
    title: "โทรศัพท์เครื่องนี้",
    forget: "ล้างข้อมูลในเครื่องนี้",
    body: "ล้างประวัติการค้นหา ภาษาและประเทศที่เลือกไว้ และสินค้าที่ใส่ตะกร้าก่อนเข้าสู่ระบบ ข้อมูลในบัญชีไม่เปลี่ยนแปลง",
    ask: "ล้างข้อมูลในเครื่องนี้ไหม?",
    confirm: "ล้าง",
  },
} as const satisfies SameKeys<typeof source>;
