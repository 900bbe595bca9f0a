import { createFileRoute } from "@tanstack/react-router";
import { ArticlePage } from "../shop/content/article-page.tsx";
import { articleHead, readArticle } from "../shop/content/article-route.ts";
import { ArticleSkeleton } from "../shop/content/article-skeleton.tsx";

export const Route = createFileRoute("/shippingTips")({
  loader: ({ context }) => readArticle(context, "shipping-tips"),
  head: ({ match: { context }, loaderData }) => articleHead(context, loaderData, "/shippingTips"),
  component: Page,
  pendingComponent: ArticleSkeleton,
});

function Page() {
  return <ArticlePage id="shipping-tips" />;
}
