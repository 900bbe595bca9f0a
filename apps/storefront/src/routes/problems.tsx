import { createFileRoute } from "@tanstack/react-router";
import { helpQuery } from "../shop/content/article-queries.ts";
import { articleHead, readArticle } from "../shop/content/article-route.ts";
import { ArticleSkeleton } from "../shop/content/article-skeleton.tsx";
import { ProblemsPage } from "../shop/content/problems-page.tsx";

export const Route = createFileRoute("/problems")({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(helpQuery);
    return readArticle(context, "faq");
  },
  head: ({ match: { context }, loaderData }) => articleHead(context, loaderData, "/problems"),
  component: ProblemsPage,
  pendingComponent: ArticleSkeleton,
});
