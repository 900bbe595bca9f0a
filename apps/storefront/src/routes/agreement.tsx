import { createFileRoute } from "@tanstack/react-router";
import { ArticlePage } from "../shop/content/article-page.tsx";
import { articleHead, readArticle } from "../shop/content/article-route.ts";
import { ArticleSkeleton } from "../shop/content/article-skeleton.tsx";

export const Route = createFileRoute("/agreement")({
  loader: ({ context }) => readArticle(context, "terms"),
  head: ({ match: { context }, loaderData }) => articleHead(context, loaderData, "/agreement"),
  component: Page,
  pendingComponent: ArticleSkeleton,
});

function Page() {
  return <ArticlePage id="terms" />;
}
