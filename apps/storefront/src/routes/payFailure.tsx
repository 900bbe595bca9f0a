import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { PaymentFailedPage } from "../payment/payment-failed-page.tsx";
import { readTids } from "../payment/read-tids.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/payFailure")({
  // Why is kept in this tab only.
  ssr: false,
  validateSearch: z.object({ tids: z.optional(z.string()) }),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("payment.failed.title"), isPublic: false }),
  component: Page,
});

function Page() {
  const { tids } = Route.useSearch();
  return <PaymentFailedPage tids={readTids(tids)} />;
}
