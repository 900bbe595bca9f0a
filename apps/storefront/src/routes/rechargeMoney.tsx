import { createFileRoute } from "@tanstack/react-router";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { TopupPage } from "../money/topups/topup-page.tsx";
import { channelsQuery } from "../money/topups/topup-queries.ts";
import { FormSkeleton } from "../money/topups/form-skeleton.tsx";
import { balanceQuery } from "../money/ledger/wallet-queries.ts";

export const Route = createFileRoute("/rechargeMoney")({
  ssr: false,
  staticData: { hasBottomBar: false },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(channelsQuery),
      queryClient.ensureQueryData(balanceQuery),
      queryClient.ensureQueryData(configurationQuery),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("topups.title") }),
  component: TopupPage,
  pendingComponent: FormSkeleton,
});
