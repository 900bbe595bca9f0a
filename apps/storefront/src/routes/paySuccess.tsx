import { createFileRoute } from "@tanstack/react-router";
import { PaidPage } from "../money/payments/paid-page.tsx";
import { pageHead } from "../shell/page-head.ts";
import { fields, text } from "../shell/search-fields.ts";

const readSearch = fields({ tid: text });

export const Route = createFileRoute("/paySuccess")({
  // What was paid is kept in this tab only.
  ssr: false,
  validateSearch: readSearch,
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("payment.paid.title") }),
  component: Page,
});

function Page() {
  const { tid } = Route.useSearch();
  return <PaidPage isBox={false} tid={tid} />;
}
