import { createFileRoute, redirect, useNavigate } from "@tanstack/react-router";
import { rateQuery } from "../sums/use-rate.ts";
import { pathTo } from "../paths.ts";
import { takeUpList } from "../goods/search/left-lists.ts";
import { resultOrders, searchPlatforms } from "../goods/search/result-order.ts";
import { ResultsPage } from "../goods/search/results-page.tsx";
import { resultsQuery, type Search } from "../goods/search/results-query.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, oneOf, words } from "../shell/search-fields.ts";

const readSearch = fields({
  searchValue: words,
  platform: oneOf(searchPlatforms),
  order: oneOf(resultOrders),
});

/** The keyword is read from the address, and with it the tab and the order. [QRY-02] [RT-61] */
export const Route = createFileRoute("/goodsListAgent")({
  validateSearch: readSearch,
  beforeLoad: ({ search }) => {
    if (searchOf(search).words === "") throw redirect(pathTo.find);
  },
  loaderDeps: ({ search }) => searchOf(search),
  loader: async ({ context: { queryClient }, deps }) => {
    const [{ data: configuration }] = await Promise.all([
      queryClient.ensureQueryData(configurationQuery),
      queryClient.ensureQueryData(rateQuery),
    ]);
    const platform = configuration.platforms.find(({ id }) => id === deps.platform);
    if (platform?.state !== "open") return;
    // In the browser the page opens at once and fills up; on the server it waits for its goods.
    const results = resultsQuery(deps, configuration.limits.search_page_size);
    if (!import.meta.env.SSR) takeUpList(queryClient, results, Date.now());
    const found = queryClient.prefetchInfiniteQuery(results);
    if (import.meta.env.SSR) await found;
  },
  head: ({ match: { context, search } }) =>
    pageHead(context, {
      title: context.speech.say("search.results", { words: searchOf(search).words }),
    }),
  component: Page,
});

const searchOf = (search: {
  searchValue?: string | number | boolean | undefined;
  platform?: Search["platform"] | undefined;
  order?: Search["order"] | undefined;
}): Search => ({
  words: `${search.searchValue ?? ""}`.trim(),
  platform: search.platform ?? searchPlatforms[0],
  order: search.order ?? "default",
});

function Page() {
  const navigate = useNavigate();
  const search = searchOf(Route.useSearch());
  return (
    <ResultsPage
      search={search}
      // In place of the page before: going back leaves the results, whatever was tapped on them.
      onChange={({ words, ...changed }) =>
        void navigate({
          ...pathTo.results({ searchValue: words, ...changed }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
