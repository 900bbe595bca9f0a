import { createFileRoute } from "@tanstack/react-router";
import { ChangePasswordPage } from "../people/credentials/change-password-page.tsx";
import { securityQuery } from "../people/settings/security-query.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/changePassword")({
  ssr: false,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      // Whoever is not logged in is led there before they have typed anything.
      queryClient.ensureQueryData(securityQuery),
      queryClient.ensureQueryData(configurationQuery),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.speech.say("credentials.changePassword.title"),
    }),
  component: ChangePasswordPage,
});
