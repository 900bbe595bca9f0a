import { createFileRoute } from "@tanstack/react-router";
import { profileQuery } from "../people/accounts/profile-query.ts";
import { ContactMobilePage } from "../people/credentials/mobile-page.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/editMobile")({
  ssr: false,
  loader: ({ context }) => context.queryClient.ensureQueryData(profileQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("credentials.mobile.contact") }),
  component: ContactMobilePage,
});
