import type { labels as source } from "../../zh/logistics/labels.ts";
import type { SameKeys } from "../../same-keys.ts";

export const labels = {
  title: "ป้าย {count, number}",
  way: { air: "ทางอากาศ", fast_sea: "ทางเรือเร็ว", sea: "ทางทะเล", land: "ทางบก" },
  warehouse: { guangzhou: "คลังกวางโจว", shenzhen: "คลังเซินเจิ้น" },
  customer: "ลูกค้า {value}",
  weight: "น้ำหนัก {value} กก.",
  shelf: "ชั้นวาง {value}",
  express: "เลขขนส่ง {value}",
  parcels: "พัสดุ {count, number} ชิ้น",
} as const satisfies SameKeys<typeof source>;
