import { createFileRoute } from "@tanstack/react-router";
import { OrderDetailPage } from "../trade/orders/order-detail-page.tsx";
import { OrderDetailSkeleton } from "../trade/orders/order-detail-skeleton.tsx";
import { UnknownOrder } from "../trade/orders/unknown-order.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, text } from "../shell/search-fields.ts";

const readSearch = fields({ tid: text });

export const Route = createFileRoute("/orderDetailOwn")({
  ssr: false,
  staticData: { hasBottomBar: false },
  validateSearch: readSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("orders.detail"), isPublic: false }),
  pendingComponent: OrderDetailSkeleton,
  component: Page,
});

function Page() {
  const { tid } = Route.useSearch();
  return tid ? <OrderDetailPage key={tid} tid={tid} /> : <UnknownOrder />;
}
