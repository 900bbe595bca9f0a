import { createFileRoute } from "@tanstack/react-router";
import { AccountSettingsPage } from "../people/settings/account-settings-page.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/setting")({
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("mine.setting.title"), isPublic: false }),
  component: AccountSettingsPage,
});
