import { createFileRoute } from "@tanstack/react-router";
import { BoxDetailPage } from "../logistics/parcels/box-detail-page.tsx";
import { BoxDetailSkeleton } from "../logistics/parcels/box-detail-skeleton.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/boxDetail/$goodId")({
  ssr: false,
  staticData: { hasBottomBar: false },
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("parcels.boxes.detail") }),
  pendingComponent: BoxDetailSkeleton,
  component: Page,
});

function Page() {
  const { goodId } = Route.useParams();
  return <BoxDetailPage key={goodId} number={goodId} />;
}
