import { createFileRoute } from "@tanstack/react-router";
import { ProfilePage } from "../people/accounts/profile-page.tsx";
import { profileQuery } from "../people/accounts/profile-query.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/personInfo")({
  ssr: false,
  loader: ({ context }) => context.queryClient.ensureQueryData(profileQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("accounts.profile.title") }),
  component: ProfilePage,
});
