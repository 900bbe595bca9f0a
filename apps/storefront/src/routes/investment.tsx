import { createFileRoute } from "@tanstack/react-router";
import { ArticlePage } from "../shop/content/article-page.tsx";
import { articleHead, readArticle } from "../shop/content/article-route.ts";
import { ArticleSkeleton } from "../shop/content/article-skeleton.tsx";

export const Route = createFileRoute("/investment")({
  loader: ({ context }) => readArticle(context, "investment"),
  head: ({ match: { context }, loaderData }) => articleHead(context, loaderData, "/investment"),
  component: Page,
  pendingComponent: ArticleSkeleton,
});

function Page() {
  return <ArticlePage id="investment" />;
}
