import { createFileRoute } from "@tanstack/react-router";
import {
  ConsignmentPage,
  ConsignmentSkeleton,
} from "../logistics/consignments/consignment-page.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/collectGoods/$goodId")({
  ssr: false,
  staticData: { hasBottomBar: false },
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("consignments.detail") }),
  pendingComponent: ConsignmentSkeleton,
  component: Page,
});

function Page() {
  const { goodId } = Route.useParams();
  return <ConsignmentPage key={goodId} tid={goodId} />;
}
