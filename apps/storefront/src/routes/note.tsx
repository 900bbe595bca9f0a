import { createFileRoute } from "@tanstack/react-router";
import { ArticlePage } from "../shop/content/article-page.tsx";
import { articleHead, readArticle } from "../shop/content/article-route.ts";
import { ArticleSkeleton } from "../shop/content/article-skeleton.tsx";

export const Route = createFileRoute("/note")({
  loader: ({ context }) => readArticle(context, "note"),
  head: ({ match: { context }, loaderData }) => articleHead(context, loaderData, "/note"),
  component: Page,
  pendingComponent: ArticleSkeleton,
});

function Page() {
  return <ArticlePage id="note" />;
}
