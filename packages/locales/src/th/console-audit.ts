import type { consoleAudit as source } from "../zh/console-audit.ts";
import type { SameKeys } from "../same-keys.ts";

export const consoleAudit = {
  label: "บันทึกการทำงาน",
  filter: {
    staff_email: "อีเมลพนักงาน",
    action: "การกระทำ",
    object_kind: "ประเภทของวัตถุ",
    object_id: "หมายเลขวัตถุ",
    from: "ตั้งแต่",
    to: "ถึง",
  },
  look: "ค้นหา",
  clear: "ล้างตัวกรอง",
  empty: "ไม่มีบันทึกที่ตรงกัน",
  emptyHint: "ลองขยายเงื่อนไข",
  at: "เวลา",
  staff: "พนักงาน",
  house: "ระบบ",
  action: "การกระทำ",
  object: "วัตถุ",
  address: "ที่อยู่ IP",
  request: "รหัสคำขอ",
  change: "ดูการเปลี่ยนแปลง",
  before: "ก่อน",
  after: "หลัง",
} as const satisfies SameKeys<typeof source>;
