import { createFileRoute } from "@tanstack/react-router";
import { ArticlePage } from "../shop/content/article-page.tsx";
import { articleHead, readArticle } from "../shop/content/article-route.ts";
import { ArticleSkeleton } from "../shop/content/article-skeleton.tsx";

export const Route = createFileRoute("/shipping")({
  loader: ({ context }) => readArticle(context, "shipping"),
  head: ({ match: { context }, loaderData }) => articleHead(context, loaderData, "/shipping"),
  component: Page,
  pendingComponent: ArticleSkeleton,
});

function Page() {
  return <ArticlePage id="shipping" />;
}
