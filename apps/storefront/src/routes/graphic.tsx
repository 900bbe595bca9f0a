import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { ArticlePage } from "../articles/article-page.tsx";
import { articleHead, readArticle } from "../articles/article-route.ts";
import { ArticleSkeleton } from "../articles/article-skeleton.tsx";

export const Route = createFileRoute("/graphic")({
  validateSearch: z.object({ id: z.string() }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context, deps: { id } }) => readArticle(context, id),
  head: ({ match: { context, loaderDeps }, loaderData }) =>
    articleHead(context, loaderData, `/graphic?id=${encodeURIComponent(loaderDeps.id)}`),
  component: Page,
  pendingComponent: ArticleSkeleton,
});

function Page() {
  return <ArticlePage id={Route.useSearch().id} />;
}
