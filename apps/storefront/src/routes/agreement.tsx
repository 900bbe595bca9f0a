import { createFileRoute } from "@tanstack/react-router";
import { ArticlePage } from "../articles/article-page.tsx";
import { articleHead, readArticle } from "../articles/article-route.ts";
import { ArticleSkeleton } from "../articles/article-skeleton.tsx";

export const Route = createFileRoute("/agreement")({
  loader: ({ context }) => readArticle(context, "terms"),
  head: ({ match: { context }, loaderData }) => articleHead(context, loaderData, "/agreement"),
  component: Page,
  pendingComponent: ArticleSkeleton,
});

function Page() {
  return <ArticlePage id="terms" />;
}
