import type { articles as source } from "../../zh/shop/articles.ts";
import type { SameKeys } from "../../same-keys.ts";

export const articles = {
  loading: "Loading the article",
  published: "Published {date}",
  more: "More to read",
} as const satisfies SameKeys<typeof source>;
