import { createFileRoute, useLocation } from "@tanstack/react-router";
import { ServicesLink } from "../logistics/services/services-link.tsx";
import { ClearanceLink } from "../logistics/clearance/clearance-link.tsx";
import { ToLastMile } from "../logistics/last-mile/to-last-mile.tsx";
import { MergedParcel } from "../logistics/merging/merged-parcel.tsx";
import { Readdress } from "../logistics/merging/readdress.tsx";
import { ParcelDetailPage } from "../logistics/parcels/parcel-detail-page.tsx";
import { ParcelDetailSkeleton } from "../logistics/parcels/parcel-detail-skeleton.tsx";
import type { ParcelDetail } from "../logistics/parcels/parcel-queries.ts";
import { AskUs } from "../shop/work-orders/ask-us.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/packageDetail/$goodId")({
  ssr: false,
  staticData: { hasBottomBar: false },
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("parcels.detail") }),
  pendingComponent: ParcelDetailSkeleton,
  component: Page,
});

/** A map of stores leads back here with its visit in the fragment, which stays in the browser. */
const LastMile = ({ parcel }: { readonly parcel: ParcelDetail }) => (
  <ToLastMile parcel={parcel} visit={useLocation({ select: ({ hash }) => hash })} />
);

const About = ({ parcel }: { readonly parcel: ParcelDetail }) => (
  <>
    <ClearanceLink tid={parcel.tid} />
    <LastMile parcel={parcel} />
    <ServicesLink parcel={parcel} />
    <MergedParcel parcel={parcel} />
    <Readdress parcel={parcel} />
    <AskUs kind="parcel" number={parcel.tid} />
  </>
);

function Page() {
  const { goodId } = Route.useParams();
  return <ParcelDetailPage key={goodId} tid={goodId} About={About} />;
}
