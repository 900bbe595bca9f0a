import type { console as source } from "../zh/console.ts";
import type { SameKeys } from "../same-keys.ts";

export const console = {
  title: "Sampan คอนโซล",
} as const satisfies SameKeys<typeof source>;
