import { statusesToHelpIn } from "@sampan/domain/shop/content/article";
import { createFileRoute } from "@tanstack/react-router";
import { fields, oneOf, words } from "../shell/search-fields.ts";
import { helpInStatus, helpQuery, helpSought } from "../shop/content/article-queries.ts";
import { articleHead, readArticle } from "../shop/content/article-route.ts";
import { ArticleSkeleton } from "../shop/content/article-skeleton.tsx";
import { ProblemsPage } from "../shop/content/problems-page.tsx";

const readSearch = fields({ words, status: oneOf(statusesToHelpIn) });

export const Route = createFileRoute("/problems")({
  validateSearch: readSearch,
  loaderDeps: ({ search: { words: sought = "", status } }) => ({ sought: `${sought}`, status }),
  loader: async ({ context, deps: { sought, status } }) => {
    const { queryClient } = context;
    const [article] = await Promise.all([
      readArticle(context, "faq"),
      queryClient.ensureQueryData(helpQuery),
      status && queryClient.ensureQueryData(helpInStatus(status)),
      sought !== "" && queryClient.ensureInfiniteQueryData(helpSought(sought)),
    ]);
    return article;
  },
  head: ({ match: { context }, loaderData }) => articleHead(context, loaderData, "/problems"),
  component: Page,
  pendingComponent: ArticleSkeleton,
});

function Page() {
  const { sought, status } = Route.useLoaderDeps();
  return <ProblemsPage sought={sought} status={status} />;
}
