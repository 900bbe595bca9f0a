import { createFileRoute } from "@tanstack/react-router";
import { RatePage } from "../money/rates/rate-page.tsx";
import { pageHead } from "../shell/page-head.ts";
import { fields, whole } from "../shell/search-fields.ts";
import { rateQuery } from "../sums/use-rate.ts";

const readSearch = fields({ cny: whole });

/** Where a converted amount comes from: `cny` is cents of yuan. */
export const Route = createFileRoute("/exchangeRate")({
  validateSearch: readSearch,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(rateQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("rateReceipt.now"), path: "/exchangeRate" }),
  component: Page,
});

function Page() {
  return <RatePage cny={Route.useSearch().cny} />;
}
