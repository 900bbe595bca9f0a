import { createFileRoute } from "@tanstack/react-router";
import { SetPasswordPage } from "../people/sessions/set-password-page.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/setPassword")({
  // What the step before proved is kept in this tab only.
  ssr: false,
  staticData: { hasBottomBar: false },
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.speech.say("accounts.passwordStep.title"),
    }),
  component: SetPasswordPage,
});
