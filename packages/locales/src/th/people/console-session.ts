import type { consoleSession as source } from "../../zh/people/console-session.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleSession = {
  house: "Sampan คอนโซล",
  title: "เข้าสู่ระบบพนักงาน",
  email: "อีเมล",
  emailNeeded: "โปรดกรอกอีเมล",
  password: "รหัสผ่าน",
  passwordNeeded: "โปรดกรอกรหัสผ่าน",
  otp: "รหัสใช้ครั้งเดียว",
  otpHint: "ตัวเลข 6 หลักหรือรหัสสำรอง",
  submit: "เข้าสู่ระบบ",
} as const satisfies SameKeys<typeof source>;
