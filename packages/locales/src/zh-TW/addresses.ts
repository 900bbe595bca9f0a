import type { addresses as source } from "../zh/addresses.ts";
import type { SameKeys } from "../same-keys.ts";

export const addresses = {
  title: "收件地址",
} as const satisfies SameKeys<typeof source>;
