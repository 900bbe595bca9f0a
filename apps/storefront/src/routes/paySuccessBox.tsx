import { createFileRoute } from "@tanstack/react-router";
import { PaidPage } from "../money/payments/paid-page.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/paySuccessBox")({
  // What was paid is kept in this tab only.
  ssr: false,
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("payment.paid.boxTitle") }),
  component: Page,
});

function Page() {
  return <PaidPage isBox />;
}
