import { createFileRoute } from "@tanstack/react-router";
import { MergePage } from "../logistics/merging/merge-page.tsx";
import { PlansBeside } from "../logistics/ship-plans/plans-beside.tsx";
import { addressesQuery } from "../people/addresses/addresses-query.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, text } from "../shell/search-fields.ts";

const readSearch = fields({ tids: text });

/** Which parcels leave in one box; the address may name some of them. [RT-106] */
export const Route = createFileRoute("/setTransportationBox")({
  ssr: false,
  staticData: { hasBottomBar: false },
  validateSearch: readSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(configurationQuery),
      queryClient.ensureQueryData(addressesQuery),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("merging.title") }),
  component: Page,
});

function Page() {
  const { tids = "" } = Route.useSearch();
  return <MergePage tids={tids.split(",").filter(Boolean)} beside={PlansBeside} />;
}
