import { createFileRoute } from "@tanstack/react-router";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, text } from "../shell/search-fields.ts";
import { RefundDetailPage } from "../trade/refunds/refund-detail-page.tsx";
import { RefundListPage } from "../trade/refunds/refund-list-page.tsx";
import { RequestPage } from "../trade/refunds/request-page.tsx";

const readSearch = fields({ number: text, ask: text, tid: text });

/** Money that comes back: one refund, a request for an order, or the list of an order or of all. */
export const Route = createFileRoute("/refundDetail")({
  ssr: false,
  staticData: { hasBottomBar: false },
  validateSearch: readSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("refunds.title") }),
  component: Page,
});

function Page() {
  const { number, ask, tid } = Route.useSearch();
  if (number) return <RefundDetailPage key={number} number={number} />;
  if (ask) return <RequestPage key={ask} tid={ask} />;
  return <RefundListPage tid={tid} />;
}
