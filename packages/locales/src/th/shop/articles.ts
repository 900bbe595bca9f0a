import type { articles as source } from "../../zh/shop/articles.ts";
import type { SameKeys } from "../../same-keys.ts";

export const articles = {
  loading: "กำลังโหลดบทความ",
  published: "เผยแพร่เมื่อ {date}",
  more: "อ่านเพิ่มเติม",
} as const satisfies SameKeys<typeof source>;
