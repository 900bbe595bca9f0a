import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../shell/page-head.ts";
import { TopupHistoryPage, TopupHistorySkeleton } from "../money/topups/topup-history-page.tsx";
import { topupsQuery } from "../money/topups/topup-queries.ts";

export const Route = createFileRoute("/rechargeHistory")({
  ssr: false,
  loader: ({ context }) => context.queryClient.ensureInfiniteQueryData(topupsQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("topups.history.title") }),
  component: TopupHistoryPage,
  pendingComponent: TopupHistorySkeleton,
});
