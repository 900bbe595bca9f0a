import { createFileRoute } from "@tanstack/react-router";
import { ArticlePage } from "../articles/article-page.tsx";
import { articleHead, readArticle } from "../articles/article-route.ts";
import { ArticleSkeleton } from "../articles/article-skeleton.tsx";

export const Route = createFileRoute("/privacy")({
  loader: ({ context }) => readArticle(context, "privacy"),
  head: ({ match: { context }, loaderData }) => articleHead(context, loaderData, "/privacy"),
  component: Page,
  pendingComponent: ArticleSkeleton,
});

function Page() {
  return <ArticlePage id="privacy" />;
}
