import type { addresses as source } from "../zh/addresses.ts";
import type { SameKeys } from "../same-keys.ts";

export const addresses = {
  title: "Addresses",
} as const satisfies SameKeys<typeof source>;
