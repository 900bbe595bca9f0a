import { createFileRoute } from "@tanstack/react-router";
import {
  WithdrawalHistoryPage,
  WithdrawalHistorySkeleton,
} from "../money/withdrawals/withdrawal-history-page.tsx";
import { withdrawalsQuery } from "../money/withdrawals/withdrawal-queries.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/cashHistory")({
  ssr: false,
  loader: ({ context }) => context.queryClient.ensureInfiniteQueryData(withdrawalsQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("withdrawals.history.title") }),
  component: WithdrawalHistoryPage,
  pendingComponent: WithdrawalHistorySkeleton,
});
