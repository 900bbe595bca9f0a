import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../shell/page-head.ts";
import { regionsQuery } from "../settings/regions-query.ts";
import { SettingsPage } from "../settings/settings-page.tsx";

export const Route = createFileRoute("/changeLanguage")({
  loader: ({ context }) => context.queryClient.ensureQueryData(regionsQuery),
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.speech.say("home.settings.title"),
      path: "/changeLanguage",
    }),
  component: SettingsPage,
});
