import type { SameKeys } from "../../same-keys.ts";
import type * as source from "../../zh/kernel/platforms.ts";

export const platformNames = {
  alibaba: "1688",
  taobao: "淘寶",
  jd: "京東",
  pdd: "拼多多",
  group: "拼團",
} as const satisfies SameKeys<typeof source.platformNames>;
export const platformOnDesk = {
  alibaba: "1688",
  taobao: "淘寶",
  jd: "京東",
  pdd: "拼多多",
  group: "拼團",
} as const satisfies SameKeys<typeof source.platformOnDesk>;
export const listingOnDesk = {
  alibaba: "1688 原頁",
  taobao: "淘寶原頁",
  jd: "京東原頁",
  pdd: "拼多多原頁",
  group: "拼團原頁",
} as const satisfies SameKeys<typeof source.listingOnDesk>;
