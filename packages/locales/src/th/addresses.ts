import type { addresses as source } from "../zh/addresses.ts";
import type { SameKeys } from "../same-keys.ts";

export const addresses = {
  title: "ที่อยู่จัดส่ง",
} as const satisfies SameKeys<typeof source>;
