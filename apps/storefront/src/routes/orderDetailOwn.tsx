import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { createFileRoute } from "@tanstack/react-router";
import { ClaimsOfOrder } from "../logistics/claims/claims-of-order.tsx";
import { CourierScans } from "../logistics/tracking/courier-scans.tsx";
import { trackingQuery } from "../logistics/tracking/tracking-query.ts";
import { StorageOfOrder } from "../logistics/storage/storage-of-order.tsx";
import { OrderDetailPage } from "../trade/orders/order-detail-page.tsx";
import { statusName } from "../trade/orders/order-status.ts";
import { OrderDetailSkeleton } from "../trade/orders/order-detail-skeleton.tsx";
import { UnknownOrder } from "../trade/orders/unknown-order.tsx";
import { ChoiceQuestions } from "../trade/price-changes/choice-questions.tsx";
import { LateGoods } from "../trade/price-changes/late-goods.tsx";
import { PriceQuestions } from "../trade/price-changes/price-questions.tsx";
import { RefundsOfOrder } from "../trade/refunds/refunds-of-order.tsx";
import { AskUs } from "../shop/work-orders/ask-us.tsx";
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
    pageHead(context, { title: context.speech.say("orders.detail") }),
  pendingComponent: OrderDetailSkeleton,
  component: Page,
});

const questions = (order: Order) => (
  <>
    <ChoiceQuestions order={order} />
    <PriceQuestions order={order} />
    <LateGoods order={order} />
    <StorageOfOrder order={order} />
  </>
);
const scans = ({ tid }: Order) => <CourierScans tid={tid} />;
const moneyBack = (order: Order) => (
  <>
    <RefundsOfOrder order={order} />
    <ClaimsOfOrder order={order} />
    <AskUs kind="order" number={order.tid} status={statusName(order.status)} />
  </>
);

function Page() {
  const { tid } = Route.useSearch();
  return tid ? (
    <OrderDetailPage
      key={tid}
      tid={tid}
      questions={questions}
      scans={scans}
      scansOf={trackingQuery}
      moneyBack={moneyBack}
    />
  ) : (
    <UnknownOrder />
  );
}
