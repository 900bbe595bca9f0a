import type { mine as source } from "../zh/mine.ts";
import type { SameKeys } from "../same-keys.ts";

export const mine = {
  title: "ของฉัน",
} as const satisfies SameKeys<typeof source>;
