import { createFileRoute } from "@tanstack/react-router";
import { NicknamePage } from "../people/accounts/nickname-page.tsx";
import { profileQuery } from "../people/accounts/profile-query.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/editNickName")({
  ssr: false,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(profileQuery),
      queryClient.ensureQueryData(configurationQuery),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("accounts.nickname.title") }),
  component: NicknamePage,
});
