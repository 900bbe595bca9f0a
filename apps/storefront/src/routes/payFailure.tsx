import { createFileRoute } from "@tanstack/react-router";
import { PaymentFailedPage } from "../money/payments/payment-failed-page.tsx";
import { readTids } from "../money/payments/read-tids.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, text } from "../shell/search-fields.ts";

const readSearch = fields({ tids: text });

export const Route = createFileRoute("/payFailure")({
  // Why is kept in this tab only.
  ssr: false,
  validateSearch: readSearch,
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("payment.failed.title") }),
  component: Page,
});

function Page() {
  const { tids } = Route.useSearch();
  return <PaymentFailedPage tids={readTids(tids)} />;
}
