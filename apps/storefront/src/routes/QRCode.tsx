import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../shell/page-head.ts";
import { CodePage, CodeSkeleton } from "../shop/invitations/code-page.tsx";
import { inviteCodeQuery } from "../shop/invitations/invitation-queries.ts";

/** One's code for a friend's camera, and nothing around it. [RT-110] */
export const Route = createFileRoute("/QRCode")({
  ssr: false,
  staticData: { hasBottomBar: false, isBare: true },
  loader: ({ context }) => context.queryClient.ensureQueryData(inviteCodeQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("invitations.code") }),
  component: CodePage,
  pendingComponent: CodeSkeleton,
});
