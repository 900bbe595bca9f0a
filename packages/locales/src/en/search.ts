import type { search as source } from "../zh/search.ts";
import type { SameKeys } from "../same-keys.ts";

export const search = {
  title: "Find",
  results: "Results for {words}",
  categories: "All categories",
} as const satisfies SameKeys<typeof source>;
