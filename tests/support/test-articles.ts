import type { RequestOf } from "@sampan/contract/kernel/call";
import {
  addArticle,
  moveArticle,
  readDeskArticle,
  saveArticle,
} from "@sampan/contract/shop/staff-articles";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import type { TestCaller } from "./test-caller.ts";
import { valueOf } from "./value-of.ts";

export type ArticleWish = RequestOf<typeof addArticle>;

/** An article in four languages, of one heading and one paragraph. */
export const articleWish = (id: string, change: Partial<ArticleWish> = {}): ArticleWish => ({
  id,
  kind: "help",
  position: 1,
  order_statuses: [],
  titles: byLanguage((language) => `${id} ${language}`),
  summaries: byLanguage((language) => `about ${id} ${language}`),
  bodies: byLanguage((language) => `<h2>One ${language}</h2><p>words of ${id} ${language}</p>`),
  ...change,
});

/** Publishes an article, or another version of it, through the calls of the desk; at once unless a moment is named. */
export async function publishArticle(
  by: TestCaller,
  wish: ArticleWish,
  takes_effect_at = "",
): Promise<number> {
  const added = await by.call(addArticle, wish);
  const shown = added.ok ? added.value.data : await addVersion(by, wish);
  const { id, version } = shown.article;
  const { number } = shown;
  valueOf(await by.call(moveArticle, { id, step: "publish", version, number, takes_effect_at }));
  return number;
}

async function addVersion(by: TestCaller, wish: ArticleWish) {
  const { id } = wish;
  const { data } = valueOf(await by.call(readDeskArticle, { id }));
  const { version } = data.article;
  return valueOf(await by.call(saveArticle, { ...wish, version, number: null })).data;
}
