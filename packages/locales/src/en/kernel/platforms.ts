import type { SameKeys } from "../../same-keys.ts";
import type * as source from "../../zh/kernel/platforms.ts";

export const platformNames = {
  alibaba: "1688",
  taobao: "Taobao",
  jd: "JD",
  pdd: "Pinduoduo",
  group: "Group buy",
} as const satisfies SameKeys<typeof source.platformNames>;
export const platformOnDesk = {
  alibaba: "1688",
  taobao: "Taobao",
  jd: "JD",
  pdd: "Pinduoduo",
  group: "Group buying",
} as const satisfies SameKeys<typeof source.platformOnDesk>;
export const listingOnDesk = {
  alibaba: "1688 listing",
  taobao: "Taobao listing",
  jd: "JD listing",
  pdd: "Pinduoduo listing",
  group: "Group-buying listing",
} as const satisfies SameKeys<typeof source.listingOnDesk>;
