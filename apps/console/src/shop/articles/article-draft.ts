import type { ArticleAtDesk, addArticle } from "@sampan/contract/shop/staff-articles";
import type { InputOf } from "@sampan/contract/kernel/call";
import { byLanguage } from "@sampan/domain/kernel/by-language";

/** An article as it is typed. */
export type TypedArticle = InputOf<typeof addArticle>;

export type PutArticle = (change: Partial<TypedArticle>) => void;

export const newArticle: TypedArticle = {
  id: "",
  kind: "help",
  position: 0,
  order_statuses: [],
  titles: byLanguage(() => ""),
  summaries: byLanguage(() => ""),
  bodies: byLanguage(() => ""),
};

/** What stands in the form when a version is opened. */
export const typedOf = ({ article, titles, summaries, bodies }: ArticleAtDesk): TypedArticle => ({
  id: article.id,
  kind: article.kind,
  position: article.position,
  order_statuses: article.order_statuses,
  titles,
  summaries,
  bodies,
});
