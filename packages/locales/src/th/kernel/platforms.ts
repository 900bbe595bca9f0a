import type { SameKeys } from "../../same-keys.ts";
import type * as source from "../../zh/kernel/platforms.ts";

export const platformNames = {
  alibaba: "1688",
  taobao: "Taobao",
  jd: "JD",
  pdd: "Pinduoduo",
  group: "ซื้อรวมกลุ่ม",
} as const satisfies SameKeys<typeof source.platformNames>;
export const platformOnDesk = {
  alibaba: "1688",
  taobao: "Taobao",
  jd: "JD",
  pdd: "Pinduoduo",
  group: "กลุ่มซื้อ",
} as const satisfies SameKeys<typeof source.platformOnDesk>;
export const listingOnDesk = {
  alibaba: "หน้า 1688",
  taobao: "หน้า Taobao",
  jd: "หน้า JD",
  pdd: "หน้า Pinduoduo",
  group: "หน้ากลุ่มซื้อ",
} as const satisfies SameKeys<typeof source.listingOnDesk>;
