import { createFileRoute } from "@tanstack/react-router";
import { OrderPlacedPage } from "../trade/checkout/order-placed-page.tsx";
import { pageHead } from "../shell/page-head.ts";
import { fields, oneOf, text } from "../shell/search-fields.ts";

const readSearch = fields({ tid: text, kind: oneOf(["payment"]) });

export const Route = createFileRoute("/orderSuccess")({
  validateSearch: readSearch,
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("settlement.placed.title") }),
  component: Page,
});

function Page() {
  const { tid, kind } = Route.useSearch();
  return <OrderPlacedPage tid={tid} kind={kind} />;
}
