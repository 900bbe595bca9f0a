import { createFileRoute } from "@tanstack/react-router";
import { helpQuery } from "../articles/article-queries.ts";
import { articleHead, readArticle } from "../articles/article-route.ts";
import { ArticleSkeleton } from "../articles/article-skeleton.tsx";
import { ProblemsPage } from "../articles/problems-page.tsx";

export const Route = createFileRoute("/problems")({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(helpQuery);
    return readArticle(context, "faq");
  },
  head: ({ match: { context }, loaderData }) => articleHead(context, loaderData, "/problems"),
  component: ProblemsPage,
  pendingComponent: ArticleSkeleton,
});
