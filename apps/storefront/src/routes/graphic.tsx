import { createFileRoute } from "@tanstack/react-router";
import { ArticlePage } from "../shop/content/article-page.tsx";
import { articleHead, readArticle } from "../shop/content/article-route.ts";
import { ArticleSkeleton } from "../shop/content/article-skeleton.tsx";
import { fields, words } from "../shell/search-fields.ts";

const readSearch = fields({ id: words });

export const Route = createFileRoute("/graphic")({
  validateSearch: readSearch,
  loaderDeps: ({ search: { id = "" } }) => ({ id: `${id}` }),
  loader: ({ context, deps: { id } }) => readArticle(context, id),
  head: ({ match: { context, loaderDeps }, loaderData }) =>
    articleHead(context, loaderData, `/graphic?id=${encodeURIComponent(loaderDeps.id)}`),
  component: Page,
  pendingComponent: ArticleSkeleton,
});

function Page() {
  return <ArticlePage id={Route.useLoaderDeps().id} />;
}
