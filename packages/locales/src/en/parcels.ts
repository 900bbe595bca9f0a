import type { parcels as source } from "../zh/parcels.ts";
import type { SameKeys } from "../same-keys.ts";

export const parcels = {
  title: "My parcels",
} as const satisfies SameKeys<typeof source>;
