import type { pages as source } from "../../zh/shop/pages.ts";
import type { SameKeys } from "../../same-keys.ts";

export const pages = {
  banner: "แบนเนอร์",
  banners: "แบนเนอร์ ปัดซ้ายขวาได้",
  share: "แชร์",
  countdown: { days: "วัน", hours: "ชม.", minutes: "นาที", seconds: "วินาที" },
  preview: { title: "ตัวอย่าง", alone: "เปิดตัวอย่างนี้จากคอนโซล", unseen: "คนกลุ่มนี้จะไม่เห็นหน้านี้ในเวลานั้น" },
} as const satisfies SameKeys<typeof source>;
