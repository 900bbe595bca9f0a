import { createFileRoute } from "@tanstack/react-router";
import { MergedParcel } from "../logistics/merging/merged-parcel.tsx";
import { ParcelDetailPage } from "../logistics/parcels/parcel-detail-page.tsx";
import { ParcelDetailSkeleton } from "../logistics/parcels/parcel-detail-skeleton.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/packageDetail/$goodId")({
  ssr: false,
  staticData: { hasBottomBar: false },
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("parcels.detail"), isPublic: false }),
  pendingComponent: ParcelDetailSkeleton,
  component: Page,
});

function Page() {
  const { goodId } = Route.useParams();
  return <ParcelDetailPage key={goodId} tid={goodId} About={MergedParcel} />;
}
