import { createFileRoute } from "@tanstack/react-router";
import { PointsLedgerPage } from "../money/points/points-ledger-page.tsx";
import { pageHead } from "../shell/page-head.ts";
import { ledgerQuery } from "../money/ledger/wallet-queries.ts";

export const Route = createFileRoute("/integralList")({
  ssr: false,
  loader: ({ context }) => {
    void context.queryClient.prefetchInfiniteQuery(ledgerQuery("points"));
  },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("points.ledger") }),
  component: PointsLedgerPage,
});
