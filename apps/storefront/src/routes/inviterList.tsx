import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../shell/page-head.ts";
import { InvitedPage, InvitedSkeleton } from "../shop/invitations/invited-page.tsx";
import { invitedQuery, inviteCodeQuery } from "../shop/invitations/invitation-queries.ts";

/** Friends who registered with one's code. [RT-122] */
export const Route = createFileRoute("/inviterList")({
  ssr: false,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(inviteCodeQuery),
      queryClient.ensureInfiniteQueryData(invitedQuery),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("invitations.title") }),
  component: InvitedPage,
  pendingComponent: InvitedSkeleton,
});
