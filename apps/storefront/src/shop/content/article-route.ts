import type { Article } from "@sampan/contract/shop/content";
import { pageHead } from "../../shell/page-head.ts";
import type { RouterContext } from "../../shell/router-context.ts";
import { articleQuery } from "./article-queries.ts";

/** What the loader of an article's page answers: enough for its head. */
export async function readArticle(
  { queryClient }: Pick<RouterContext, "queryClient">,
  id: string,
): Promise<Pick<Article, "title" | "summary">> {
  const { title, summary } = (await queryClient.ensureQueryData(articleQuery(id))).data;
  return { title, summary };
}

/** Title and description are the article's own; without it the page has failed and names only the house. */
export const articleHead = (
  context: Pick<RouterContext, "speech" | "publicUrl">,
  article: Pick<Article, "title" | "summary"> | undefined,
  path: string,
) =>
  pageHead(context, {
    title: article?.title ?? context.speech.say("common.name"),
    ...(article?.summary ? { description: article.summary } : {}),
    path,
  });
