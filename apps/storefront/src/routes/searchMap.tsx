import { createFileRoute, redirect, useNavigate } from "@tanstack/react-router";
import * as z from "zod/mini";
import { rateQuery } from "../goods/use-rate.ts";
import { pathTo } from "../paths.ts";
import { PictureResultsPage } from "../photo-search/picture-results-page.tsx";
import { picturePlatforms } from "../photo-search/picture-platforms.ts";
import { pictureResultsQuery } from "../photo-search/picture-results-query.ts";
import { takeUpList } from "../search/left-lists.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

/** The picture is read from the address, and searched for on entry. [RT-108] [QRY-01] */
export const Route = createFileRoute("/searchMap")({
  ssr: false,
  validateSearch: z.object({
    imgUrl: z.optional(z.catch(z.string(), "")),
    platform: z.optional(z.catch(z.literal(picturePlatforms), picturePlatforms[0])),
  }),
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
    const results = pictureResultsQuery(deps);
    takeUpList(queryClient, results, Date.now());
    // The page opens at once and fills up.
    void queryClient.prefetchInfiniteQuery(results);
  },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("photoSearch.results"), isPublic: false }),
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
