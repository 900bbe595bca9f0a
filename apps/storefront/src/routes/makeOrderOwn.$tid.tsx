import { createFileRoute } from "@tanstack/react-router";
import { readSettlement } from "../settlement/settlement-queries.ts";
import { SettlementPage } from "../settlement/settlement-page.tsx";
import { SettlementSkeleton } from "../settlement/settlement-skeleton.tsx";
import { pageHead } from "../shell/page-head.ts";

/** The order form of own goods, for the trade that the address names. [RT-42] [OWN-08] */
export const Route = createFileRoute("/makeOrderOwn/$tid")({
  // The chosen lines are kept in this tab only.
  ssr: false,
  staticData: { hasBottomBar: false },
  loader: ({ context }) => readSettlement(context.queryClient),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("settlement.title"), isPublic: false }),
  pendingComponent: SettlementSkeleton,
  component: Page,
});

function Page() {
  const { tid } = Route.useParams();
  return <SettlementPage key={tid} trade={tid} />;
}
