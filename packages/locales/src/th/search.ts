import type { search as source } from "../zh/search.ts";
import type { SameKeys } from "../same-keys.ts";

export const search = {
  title: "ค้นหาสินค้า",
  results: "ค้นหา: {words}",
  categories: "หมวดหมู่ทั้งหมด",
} as const satisfies SameKeys<typeof source>;
