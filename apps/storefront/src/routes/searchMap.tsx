import { createFileRoute, redirect, useNavigate } from "@tanstack/react-router";
import { rateQuery } from "../sums/use-rate.ts";
import { pathTo } from "../paths.ts";
import { PictureResultsPage } from "../goods/search/photo/picture-results-page.tsx";
import { picturePlatforms } from "../goods/search/photo/picture-platforms.ts";
import { pictureResultsQuery } from "../goods/search/photo/picture-results-query.ts";
import { takeUpList } from "../goods/search/left-lists.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, oneOf, text } from "../shell/search-fields.ts";

const readSearch = fields({ imgUrl: text, platform: oneOf(picturePlatforms) });

/** The picture is read from the address, and searched for on entry. [RT-108] [QRY-01] */
export const Route = createFileRoute("/searchMap")({
  ssr: false,
  validateSearch: readSearch,
  beforeLoad: ({ search }) => {
    if (!search.imgUrl) throw redirect(pathTo.findByPhoto(""));
  },
  loaderDeps: ({ search: { imgUrl = "", platform = picturePlatforms[0] } }) => ({
    imgUrl,
    platform,
  }),
  loader: async ({ context: { queryClient }, deps }) => {
    const [{ data: configuration }] = await Promise.all([
      queryClient.ensureQueryData(configurationQuery),
      queryClient.ensureQueryData(rateQuery),
    ]);
    if (configuration.platforms.find(({ id }) => id === deps.platform)?.state !== "open") return;
    const results = pictureResultsQuery(deps, configuration.limits.search_page_size);
    takeUpList(queryClient, results, Date.now());
    // The page opens at once and fills up.
    void queryClient.prefetchInfiniteQuery(results);
  },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("photoSearch.results") }),
  component: Page,
});

function Page() {
  const navigate = useNavigate();
  const { imgUrl, platform } = Route.useLoaderDeps();
  return (
    <PictureResultsPage
      search={{ imgUrl, platform }}
      onPlatform={(next) =>
        void navigate({
          ...pathTo.pictureResults({ imgUrl, platform: next }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
