import { createFileRoute } from "@tanstack/react-router";
import { ClipboardRow } from "../goods/clipboard/clipboard-row.tsx";
import { AccountSettingsPage } from "../people/settings/account-settings-page.tsx";
import { PickerRow } from "../shop/home/front/picker-row.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/setting")({
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("mine.setting.title") }),
  component: () => <AccountSettingsPage clipboard={<ClipboardRow />} picker={<PickerRow />} />,
});
