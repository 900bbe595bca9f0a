import { createFileRoute } from "@tanstack/react-router";
import { SecurityPage } from "../people/settings/security-page.tsx";
import { securityQuery } from "../people/settings/security-query.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/accountSecurity")({
  ssr: false,
  loader: ({ context }) => context.queryClient.ensureQueryData(securityQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("security.title") }),
  component: SecurityPage,
});
