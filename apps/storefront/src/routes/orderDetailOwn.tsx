import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { createFileRoute } from "@tanstack/react-router";
import { ClaimsOfOrder } from "../logistics/claims/claims-of-order.tsx";
import { OrderDetailPage } from "../trade/orders/order-detail-page.tsx";
import { OrderDetailSkeleton } from "../trade/orders/order-detail-skeleton.tsx";
import { UnknownOrder } from "../trade/orders/unknown-order.tsx";
import { LateGoods } from "../trade/price-changes/late-goods.tsx";
import { PriceQuestions } from "../trade/price-changes/price-questions.tsx";
import { RefundsOfOrder } from "../trade/refunds/refunds-of-order.tsx";
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

const questions = (order: Order) => (
  <>
    <PriceQuestions order={order} />
    <LateGoods order={order} />
  </>
);
const moneyBack = (order: Order) => (
  <>
    <RefundsOfOrder order={order} />
    <ClaimsOfOrder order={order} />
  </>
);

function Page() {
  const { tid } = Route.useSearch();
  return tid ? (
    <OrderDetailPage key={tid} tid={tid} questions={questions} moneyBack={moneyBack} />
  ) : (
    <UnknownOrder />
  );
}
