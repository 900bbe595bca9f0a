import type { PlatformName } from "@sampan/domain/goods/sourcing/platforms";

/** All words that name a marketplace, under the keys that others always had them: staff's changes hold on to the keys. */
export const platformNames = {
  alibaba: "1688",
  taobao: "淘宝",
  jd: "京东",
  pdd: "拼多多",
  group: "拼团",
} as const satisfies Record<PlatformName, string>;
export const platformOnDesk = {
  alibaba: "1688",
  taobao: "淘宝",
  jd: "京东",
  pdd: "拼多多",
  group: "拼团",
} as const satisfies Record<PlatformName, string>;
export const listingOnDesk = {
  alibaba: "1688 原页",
  taobao: "淘宝原页",
  jd: "京东原页",
  pdd: "拼多多原页",
  group: "拼团原页",
} as const satisfies Record<PlatformName, string>;
