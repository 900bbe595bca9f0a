import { createFileRoute } from "@tanstack/react-router";
import { cardsQuery } from "../money/bank-cards/card-queries.ts";
import { WithdrawPage, WithdrawSkeleton } from "../money/withdrawals/withdraw-page.tsx";
import { termsQuery } from "../money/withdrawals/withdrawal-queries.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/getCash")({
  ssr: false,
  staticData: { hasBottomBar: false },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(cardsQuery),
      queryClient.ensureQueryData(termsQuery),
      queryClient.ensureQueryData(configurationQuery),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("withdrawals.title") }),
  component: WithdrawPage,
  pendingComponent: WithdrawSkeleton,
});
