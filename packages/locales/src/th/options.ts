import type { options as source } from "../zh/options.ts";
import type { SameKeys } from "../same-keys.ts";

export const options = {
  title: "เลือกแบบและจำนวน",
} as const satisfies SameKeys<typeof source>;
