import { createFileRoute } from "@tanstack/react-router";
import { PrivateInfoPage } from "../people/accounts/private-info-page.tsx";
import { profileQuery } from "../people/accounts/profile-query.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/modifyPrivateInfo")({
  ssr: false,
  loader: ({ context }) => context.queryClient.ensureQueryData(profileQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("accounts.private.title") }),
  component: PrivateInfoPage,
});
