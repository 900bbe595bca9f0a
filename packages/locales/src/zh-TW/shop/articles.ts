import type { articles as source } from "../../zh/shop/articles.ts";
import type { SameKeys } from "../../same-keys.ts";

export const articles = {
  loading: "正在讀取文章",
  published: "發布於 {date}",
  more: "更多說明",
} as const satisfies SameKeys<typeof source>;
