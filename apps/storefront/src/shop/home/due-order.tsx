import { query } from "@sampan/client/query";
import { queryOrderList } from "@sampan/contract/trade/orders/orders";
import type { OrderCard } from "@sampan/contract/trade/orders/order-shapes";
import { formatAmount } from "@sampan/domain/kernel/money";
import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { Waterline } from "@sampan/ui/waterline";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";

/** The newest order that waits for its payment; `total` says how many there are. */
export const dueOrderQuery = query(queryOrderList, { tab: "pending_payment", page_size: 1 });

/** The order that waits for its customer: where it is, and the one step that moves it on. */
export function DueOrder() {
  const { data: orders } = useQuery(dueOrderQuery);
  const order = orders?.datalist[0];
  if (!order?.due) return null;
  return <DueCard order={order} due={order.due} others={(orders?.total ?? 1) - 1} />;
}

interface DueCardProps {
  readonly order: OrderCard;
  readonly due: NonNullable<OrderCard["due"]>;
  readonly others: number;
}

function DueCard({ order, due, others }: DueCardProps) {
  const t = useTranslations("home");
  const isFreight = due.instalment === 2;
  const places = [t("place.seller"), t("place.warehouse"), t("place.transit"), t("place.home")];
  const title = t(isFreight ? "due.freightTitle" : "due.goodsTitle");
  return (
    <Card as="section" aria-label={t("due.order", { tid: order.tid })}>
      <div className="mb-0.5 flex flex-wrap items-center justify-between gap-2">
        <Link {...pathTo.order(order.tid)} className="tap font-[650] tabular-nums">
          {t("due.order", { tid: order.tid })}
        </Link>
        <Chip tone="action">{formatAmount(due.amount, due.currency)}</Chip>
      </div>
      <Waterline places={places} at={isFreight ? 1 : 0} text={title} />
      <div className="mt-3 -mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-2.5">
        <div className="min-w-0 flex-1">
          <p className="font-[650]">{title}</p>
          {others > 0 && <p className="text-xs text-text-3">{t("due.more", { count: others })}</p>}
        </div>
        <Link
          {...pathTo.payment(order.tid)}
          className={buttonLook({ variant: "action", size: "sm" })}
        >
          {t(isFreight ? "due.payFreight" : "due.pay")}
        </Link>
      </div>
    </Card>
  );
}
