import { createFileRoute } from "@tanstack/react-router";
import { PointsPage } from "../money/points/points-page.tsx";
import { pageHead } from "../shell/page-head.ts";
import { balanceQuery, ledgerQuery } from "../money/ledger/wallet-queries.ts";

export const Route = createFileRoute("/myIntegral")({
  ssr: false,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(balanceQuery),
      queryClient.ensureInfiniteQueryData(ledgerQuery("points")),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("points.title") }),
  component: PointsPage,
});
