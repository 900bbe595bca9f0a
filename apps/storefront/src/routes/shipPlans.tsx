import { createFileRoute } from "@tanstack/react-router";
import { ShipPlansPage } from "../logistics/ship-plans/ship-plans-page.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, text } from "../shell/search-fields.ts";

const readSearch = fields({ tid: text });

/** Ways to ship what lies where a parcel lies; the address may name one. */
export const Route = createFileRoute("/shipPlans")({
  ssr: false,
  staticData: { hasBottomBar: false },
  validateSearch: readSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("shipPlans.title") }),
  component: Page,
});

function Page() {
  const { tid = "" } = Route.useSearch();
  return <ShipPlansPage key={tid} tid={tid} />;
}
