import { createFileRoute } from "@tanstack/react-router";
import { ArticlePage } from "../articles/article-page.tsx";
import { articleHead, readArticle } from "../articles/article-route.ts";
import { ArticleSkeleton } from "../articles/article-skeleton.tsx";

export const Route = createFileRoute("/flowPage")({
  loader: ({ context }) => readArticle(context, "how-it-works"),
  head: ({ match: { context }, loaderData }) => articleHead(context, loaderData, "/flowPage"),
  component: Page,
  pendingComponent: ArticleSkeleton,
});

function Page() {
  return <ArticlePage id="how-it-works" />;
}
