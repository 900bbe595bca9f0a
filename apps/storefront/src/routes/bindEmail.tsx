import { createFileRoute } from "@tanstack/react-router";
import { profileQuery } from "../people/accounts/profile-query.ts";
import { EmailPage } from "../people/credentials/email-page.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/bindEmail")({
  ssr: false,
  loader: ({ context }) => context.queryClient.ensureQueryData(profileQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("credentials.mail.bind") }),
  component: EmailPage,
});
