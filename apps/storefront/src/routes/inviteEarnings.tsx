import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../shell/page-head.ts";
import { EarningsPage, EarningsSkeleton } from "../shop/invitations/earnings-page.tsx";
import { earningsQuery } from "../shop/invitations/invitation-queries.ts";

/** What friends brought, and what it adds up to. [INV-01] */
export const Route = createFileRoute("/inviteEarnings")({
  ssr: false,
  loader: ({ context }) => context.queryClient.ensureInfiniteQueryData(earningsQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("invitations.earnings.title") }),
  component: EarningsPage,
  pendingComponent: EarningsSkeleton,
});
