import { createFileRoute } from "@tanstack/react-router";
import { FeesPage } from "../shop/fees/fees-page.tsx";
import { pageHead } from "../shell/page-head.ts";

/** What is to be paid beside the goods, reckoned from what holds today. */
export const Route = createFileRoute("/fees")({
  loader: async ({ context }) => (await import("../shop/fees/load-fees.ts")).loadFees(context),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("fees.title"), path: "/fees" }),
  component: FeesPage,
});
