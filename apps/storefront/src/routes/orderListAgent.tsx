import { createFileRoute } from "@tanstack/react-router";
import { ParcelListPage } from "../logistics/parcels/parcel-list-page.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/orderListAgent")({
  ssr: false,
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("parcels.title"), isPublic: false }),
  component: ParcelListPage,
});
