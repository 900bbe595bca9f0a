import type { OrderCard } from "@sampan/contract/trade/orders/order-shapes";
import { goodsLines, isLongOrder } from "@sampan/domain/trade/charges/charge-lines";
import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import { formatAmount } from "@sampan/domain/kernel/money";
import { bizAttributes, type BizAttribute } from "@sampan/domain/trade/orders/order-state";
import { Amount } from "@sampan/ui/amount";
import { buttonLook } from "@sampan/ui/button";
import { Card, sectionLinkLook } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { DownIcon, UpIcon } from "@sampan/ui/icons-controls";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { amountOfCard, piecesOf } from "./amount-of-card.ts";
import { canOrderAgain } from "./again-by-product.ts";
import { isConsignment, isOnBehalf } from "./is-on-behalf.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderAgain } from "./order-again.tsx";
import { OrderMarks } from "./order-marks.tsx";
import { OrderGoodsRow } from "./order-goods-row.tsx";
import { readOrderStatus, toneOfStatus } from "./order-status.ts";
import { useOrderStatusWord } from "./use-order-status-word.ts";

/** An order in the list, with what its status allows. [ORD-05] */
export function OrderCardRow({ order }: { readonly order: OrderCard }) {
  const t = useTranslations("orders");
  const statusWord = useOrderStatusWord();
  const titleId = useId();
  return (
    <Card as="li" aria-labelledby={titleId} className="stack">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <Link {...pathTo.order(order.tid)} id={titleId} className="tap font-[650] tabular-nums">
            {t("order", { tid: order.tid })}
          </Link>
          <p className="text-xs text-text-3 tabular-nums">
            {t("placedAt", { time: formatMinute(order.cdate) })}
            <KindOfOrder biz_attribute={order.biz_attribute} />
          </p>
          <OrderMarks order={order} />
        </div>
        <Chip tone={toneOfStatus[readOrderStatus(order.status)]}>{statusWord(order)}</Chip>
      </div>
      <CardGoods order={order} />
      <CardAmount order={order} />
      <OrderActions order={order} titleId={titleId}>
        <Link
          {...pathTo.order(order.tid)}
          aria-describedby={titleId}
          className={buttonLook({ variant: "quiet", size: "sm" })}
        >
          {t("details")}
        </Link>
        {canOrderAgain(order) && <OrderAgain order={order} titleId={titleId} />}
      </OrderActions>
    </Card>
  );
}

const kinds = {
  [bizAttributes.consignment]: "kinds.consignment",
  [bizAttributes.payment_on_behalf]: "kinds.payment",
} as const satisfies Partial<Record<BizAttribute, string>>;

/** Buying is what an order is unless it says otherwise. [ORD-11] */
function KindOfOrder({ biz_attribute }: Pick<OrderCard, "biz_attribute">) {
  const t = useTranslations("orders");
  if (biz_attribute !== 1 && biz_attribute !== 2) return null;
  return <> · {t(kinds[biz_attribute])}</>;
}

/** The first few; an order of more than three collapses. [ORD-06] [CONST-59] */
function CardGoods({ order }: { readonly order: OrderCard }) {
  const t = useTranslations("orders");
  const { limits } = useConfiguration();
  const [isOpen, setOpen] = useState(false);
  const shown = limits.long_order_items;
  const goods = goodsLines(order.items);
  const isLong = isLongOrder(goods, { ...defaultLimits, long_order_items: shown });
  const items = isLong && !isOpen ? goods.slice(0, shown) : goods;
  return (
    <div>
      <ul className="stack gap-2.5">
        {items.map((item) => (
          <OrderGoodsRow key={item.oid} item={item} />
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={`${sectionLinkLook} mt-2 w-full justify-center`}
        >
          {isOpen ? t("collapse") : t("expand", { count: goods.length - shown })}
          {isOpen ? <UpIcon size="xs" /> : <DownIcon size="xs" />}
        </button>
      )}
    </div>
  );
}

function CardAmount({ order }: { readonly order: OrderCard }) {
  const t = useTranslations("orders");
  const consigned = useTranslations("consignments");
  const { label, cents, refunded } = amountOfCard(order);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-2.5">
      <span className="text-xs text-text-3 tabular-nums">
        {isOnBehalf(order) ? t("kinds.payment") : t("goods", { count: piecesOf(order) })} ·{" "}
        {isConsignment(order) ? consigned("kind") : formatAmount(order.goods_amount, "CNY")}
      </span>
      <span className="ml-auto">
        <span className="mr-1.5 text-xs text-text-2">
          {t(label === "firstDue" && isOnBehalf(order) ? "onlyDue" : label)}
        </span>
        <Amount cents={cents} currency={order.currency} size="md" isPrice={order.due !== null} />
      </span>
      {refunded > 0 && (
        <p className="basis-full text-right text-xs text-ok tabular-nums">
          {t("refunded", { amount: formatAmount(refunded, order.currency) })}
        </p>
      )}
    </div>
  );
}
