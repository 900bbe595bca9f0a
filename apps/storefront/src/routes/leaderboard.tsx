import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { rateQuery } from "../sums/use-rate.ts";
import { categoriesQuery } from "../shop/home/categories-query.ts";
import { LeaderboardPage } from "../goods/leaderboard/leaderboard-page.tsx";
import { leaderboardQuery } from "../goods/leaderboard/leaderboard-query.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, whole } from "../shell/search-fields.ts";

const readSearch = fields({ category: whole });

/** Ranked goods of our own, of all groups or of one; kept alive while people look at them. [RT-04] [SRCH-29] */
export const Route = createFileRoute("/leaderboard")({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { category } }) => {
    const [{ datalist: groups }] = await Promise.all([
      queryClient.ensureQueryData(categoriesQuery),
      queryClient.ensureQueryData(rateQuery),
    ]);
    // A group that is not there shows the board of all.
    const categoryId = groups.find(({ id }) => id === category)?.id;
    const board = queryClient.prefetchInfiniteQuery(leaderboardQuery(categoryId));
    if (import.meta.env.SSR) await board;
    return { categoryId };
  },
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.speech.say("ownGoods.leaderboard.title"),
      description: context.speech.say("ownGoods.leaderboard.description"),
      path: "/leaderboard",
    }),
  component: Page,
});

function Page() {
  const { categoryId } = Route.useLoaderData();
  const { data: categories } = useSuspenseQuery(categoriesQuery);
  return <LeaderboardPage groups={categories.datalist} categoryId={categoryId} />;
}
