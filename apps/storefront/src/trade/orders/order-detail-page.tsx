import { Refused } from "@sampan/client/query";
import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { showsOrderData } from "@sampan/domain/trade/orders/order-state";
import { Amount } from "@sampan/ui/amount";
import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { PageHeader } from "@sampan/ui/page-header";
import { type QueryKey, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { barFactLook } from "../../shell/bar-looks.ts";
import { PageFault } from "../../shell/page-fault.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { InstructionsOfOrder } from "../instructions/instructions-of-order.tsx";
import { ConsignedGoods } from "./consigned-goods.tsx";
import { isConsignment, isOnBehalf } from "./is-on-behalf.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderDelivery } from "./order-delivery.tsx";
import { OrderDetailSkeleton } from "./order-detail-skeleton.tsx";
import { OrderFees } from "./order-fees.tsx";
import { SaveOrder } from "./save-order.tsx";
import { OrderGoods } from "./order-goods.tsx";
import { OrderHead } from "./order-head.tsx";
import { OrderLog } from "./order-log.tsx";
import { OrderPayments } from "./order-payments.tsx";
import { orderQuery } from "./order-queries.ts";
import { OrderRemarks } from "./order-remarks.tsx";
import { readOrderStatus } from "./order-status.ts";
import { OrderTimeline } from "./order-timeline.tsx";
import { RequestedPayment } from "./requested-payment.tsx";
import { waitsForGoodsBalanceDue } from "./waits-for-goods.ts";
import { UnknownOrder } from "./unknown-order.tsx";

interface OrderDetailPageProps {
  readonly tid: string;
  /** What its customer is asked, above everything else. */
  readonly questions: (order: Order) => ReactNode;
  /** What couriers scanned of it, below its way, and where that is read. */
  readonly scans: (order: Order) => ReactNode;
  readonly scansOf: (tid: string) => { readonly queryKey: QueryKey };
  /** The way to its refunds, below its goods. */
  readonly moneyBack: (order: Order) => ReactNode;
}

/** One order: where it is, what it holds, what it costs, what happened. [RT-51] [ORD-07] */
export function OrderDetailPage({ tid, ...places }: OrderDetailPageProps) {
  // Others move it too: whoever opens it sees where it is now.
  const order = useQuery({ ...orderQuery(tid), refetchOnMount: "always" });
  if (order.data)
    return (
      <Frame>
        <ReadAnew of={orderQuery(tid)}>
          <OrderParts order={order.data.data} {...places} />
        </ReadAnew>
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
function OrderParts({
  order,
  questions,
  scans,
  scansOf,
  moneyBack,
}: Omit<OrderDetailPageProps, "tid"> & { readonly order: Order }) {
  const hasData = showsOrderData(readOrderStatus(order.status));
  // What was bought elsewhere costs nothing before its freight is known.
  const hasCosts = !isConsignment(order) || order.sums.rows.length > 0;
  return (
    <>
      <div className="split stack px-(--gutter) pt-1">
        <div className="stack">
          {questions(order)}
          <OrderHead
            order={order}
            hasWaterline={hasData && order.address !== null}
            also={scansOf(order.tid)}
          />
          {hasData && <OrderTimeline order={order} />}
          {hasData && scans(order)}
          {!hasData && <What order={order} />}
        </div>
        <div className="side stack">
          {order.actions.length > 0 && <OrderBar order={order} />}
          {hasData && <What order={order} />}
          {moneyBack(order)}
          {hasCosts && <OrderFees order={order} />}
          {hasCosts && <SaveOrder tid={order.tid} />}
          {hasData && hasCosts && <OrderPayments order={order} />}
          <OrderDelivery order={order} />
          <InstructionsOfOrder order={order} />
          <OrderRemarks order={order} />
          <OrderLog tid={order.tid} currency={order.currency} />
        </div>
      </div>
      <BarSpace bars={order.actions.length > 0 ? 1 : 0} />
    </>
  );
}

/** Goods, what was asked to be paid, or what comes from elsewhere. */
function What({ order }: { readonly order: Order }) {
  if (isOnBehalf(order)) return <RequestedPayment order={order} />;
  return isConsignment(order) ? <ConsignedGoods order={order} /> : <OrderGoods order={order} />;
}

function OrderBar({ order }: { readonly order: Order }) {
  const t = useTranslations("orders");
  const { due } = order;
  const label = waitsForGoodsBalanceDue(order)
    ? "goodsSupplement"
    : due?.instalment === 2
      ? "secondDue"
      : order.pay_mode === "once"
        ? "onlyDue"
        : "firstDue";
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
