import { createFileRoute } from "@tanstack/react-router";
import { readSettlement } from "../settlement/settlement-queries.ts";
import { SettlementPage } from "../settlement/settlement-page.tsx";
import { SettlementSkeleton } from "../settlement/settlement-skeleton.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/settlement")({
  // The chosen lines are kept in this tab only.
  ssr: false,
  staticData: { hasBottomBar: false },
  loader: ({ context }) => readSettlement(context.queryClient),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("settlement.title"), isPublic: false }),
  pendingComponent: SettlementSkeleton,
  component: SettlementPage,
});
