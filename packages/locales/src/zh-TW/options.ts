import type { options as source } from "../zh/options.ts";
import type { SameKeys } from "../same-keys.ts";

export const options = {
  title: "選擇款式與數量",
} as const satisfies SameKeys<typeof source>;
