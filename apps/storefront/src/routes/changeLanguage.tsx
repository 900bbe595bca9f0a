import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../shell/page-head.ts";
import { SettingsPage } from "../people/settings/settings-page.tsx";
import { configurationQuery } from "../shell/configuration.ts";

export const Route = createFileRoute("/changeLanguage")({
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.speech.say("home.settings.title"),
      path: "/changeLanguage",
    }),
  component: SettingsPage,
});
