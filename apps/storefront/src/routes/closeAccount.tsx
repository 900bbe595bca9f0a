import { createFileRoute } from "@tanstack/react-router";
import { ClosingPayout } from "../money/withdrawals/closing-payout.tsx";
import { CloseAccountPage } from "../people/personal-data/close-account-page.tsx";
import { CloseAccountSkeleton } from "../people/personal-data/data-skeletons.tsx";
import { cancellationQuery } from "../people/personal-data/people-queries.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/closeAccount")({
  ssr: false,
  // Read anew each time: what is decided here is decided by what holds now.
  loader: ({ context }) => context.queryClient.fetchQuery(cancellationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("people.close.title") }),
  pendingComponent: CloseAccountSkeleton,
  component: Page,
});

const payOut = (amount: string) => <ClosingPayout amount={amount} />;

function Page() {
  return <CloseAccountPage payOut={payOut} />;
}
