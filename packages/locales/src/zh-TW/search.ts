import type { search as source } from "../zh/search.ts";
import type { SameKeys } from "../same-keys.ts";

export const search = {
  title: "找貨",
  results: "搜尋：{words}",
  categories: "全部分類",
} as const satisfies SameKeys<typeof source>;
