import { query } from "@sampan/client/query";
import { queryShipments } from "@sampan/contract/logistics/shipments/shipments";
import { createFileRoute } from "@tanstack/react-router";
import { BoxListPage } from "../logistics/parcels/box-list-page.tsx";
import { ParcelListPage } from "../logistics/parcels/parcel-list-page.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, oneOf } from "../shell/search-fields.ts";

const readSearch = fields({ view: oneOf(["box"]) });

export const Route = createFileRoute("/orderListAgent")({
  ssr: false,
  validateSearch: readSearch,
  // What may wait for more stands above the list: coming later, it would push it down.
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(configurationQuery),
      queryClient.prefetchQuery(query(queryShipments, {}, {})),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("parcels.title") }),
  component: Page,
});

function Page() {
  return Route.useSearch().view === "box" ? <BoxListPage /> : <ParcelListPage />;
}
