import { Refused } from "@sampan/client/query";
import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { showsOrderData } from "@sampan/domain/trade/orders/order-state";
import { Amount } from "@sampan/ui/amount";
import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { PageHeader } from "@sampan/ui/page-header";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { barFactLook } from "../../shell/bar-looks.ts";
import { PageFault } from "../../shell/page-fault.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderDelivery } from "./order-delivery.tsx";
import { OrderDetailSkeleton } from "./order-detail-skeleton.tsx";
import { OrderFees } from "./order-fees.tsx";
import { OrderGoods } from "./order-goods.tsx";
import { OrderHead } from "./order-head.tsx";
import { OrderLog } from "./order-log.tsx";
import { OrderPayments } from "./order-payments.tsx";
import { orderQuery } from "./order-queries.ts";
import { OrderRemarks } from "./order-remarks.tsx";
import { readOrderStatus } from "./order-status.ts";
import { OrderTimeline } from "./order-timeline.tsx";
import { UnknownOrder } from "./unknown-order.tsx";

/** One order: where it is, what it holds, what it costs, what happened. [RT-51] [ORD-07] */
export function OrderDetailPage({ tid }: { readonly tid: string }) {
  // Others move it too: whoever opens it sees where it is now.
  const order = useQuery({ ...orderQuery(tid), refetchOnMount: "always" });
  if (order.data)
    return (
      <Frame>
        <OrderParts order={order.data.data} />
      </Frame>
    );
  if (order.error instanceof Refused && order.error.code === "order_unknown")
    return (
      <Frame>
        <UnknownOrder />
      </Frame>
    );
  if (order.isError)
    return (
      <Frame>
        <PageFault
          error={order.error}
          busy={order.isFetching}
          onRetry={() => void order.refetch()}
        />
      </Frame>
    );
  return <OrderDetailSkeleton />;
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("orders");
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("detail")} back={<BackButton />} />
      {children}
    </main>
  );
}

/**
 * Orders in review, unpaid or closed have no payments and nothing under way to show; their goods stand where a wide
 * window shows the way of the others. [ORD-28]
 */
function OrderParts({ order }: { readonly order: Order }) {
  const hasData = showsOrderData(readOrderStatus(order.status));
  return (
    <>
      <div className="split stack px-(--gutter) pt-1">
        <div className="stack">
          <OrderHead order={order} hasWaterline={hasData} />
          {hasData && <OrderTimeline order={order} />}
          {!hasData && <OrderGoods order={order} />}
        </div>
        <div className="side stack">
          {order.actions.length > 0 && <OrderBar order={order} />}
          {hasData && <OrderGoods order={order} />}
          <OrderFees order={order} />
          {hasData && <OrderPayments order={order} />}
          <OrderDelivery order={order} />
          <OrderRemarks order={order} />
          <OrderLog tid={order.tid} currency={order.currency} />
        </div>
      </div>
      <BarSpace bars={order.actions.length > 0 ? 1 : 0} />
    </>
  );
}

function OrderBar({ order }: { readonly order: Order }) {
  const t = useTranslations("orders");
  const { due } = order;
  const label =
    due?.instalment === 2 ? "secondDue" : order.pay_mode === "once" ? "onlyDue" : "firstDue";
  return (
    <ActionBar label={t("actions")}>
      <div className={barFactLook}>
        {due && (
          <>
            <p className="text-xs text-text-3">{t(label)}</p>
            <Amount cents={due.amount} currency={due.currency} size="md" isPrice />
          </>
        )}
      </div>
      <OrderActions order={order} size="md" />
    </ActionBar>
  );
}
