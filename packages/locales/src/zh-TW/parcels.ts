import type { parcels as source } from "../zh/parcels.ts";
import type { SameKeys } from "../same-keys.ts";

export const parcels = {
  title: "我的包裹間",
} as const satisfies SameKeys<typeof source>;
