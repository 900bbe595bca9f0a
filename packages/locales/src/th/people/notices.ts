import type { notices as source } from "../../zh/people/notices.ts";
import type { SameKeys } from "../../same-keys.ts";

export const notices = {
  title: "การแจ้งเตือน",
  tabs: {
    label: "ประเภทการแจ้งเตือน",
    own: "ของฉัน",
    published: "ประกาศ",
  },
  empty: "ยังไม่มีการแจ้งเตือน",
  emptyBody: "เมื่อคำสั่งซื้อ พัสดุ หรือกระเป๋าเงินมีความเคลื่อนไหว เราจะแจ้งที่นี่",
  emptyPublished: "ขณะนี้ไม่มีประกาศ",
  visitor: "เข้าสู่ระบบเพื่อดูการแจ้งเตือนของคุณ",
  unread: "ยังไม่อ่าน",
  readAll: "อ่านทั้งหมด",
  loading: "กำลังโหลดการแจ้งเตือน",
} as const satisfies SameKeys<typeof source>;
