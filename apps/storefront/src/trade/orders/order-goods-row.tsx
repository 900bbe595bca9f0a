import type { OrderItem } from "@sampan/contract/trade/orders/order-shapes";
import { formatAmount } from "@sampan/domain/kernel/money";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { OrderedGoodsRow } from "../../goods/cards/ordered-goods.tsx";

interface OrderGoodsRowProps {
  readonly item: OrderItem;
  /** Under the yuan amount: what it came to. */
  readonly converted?: string;
  /** Under the options: where it is, what was refunded. */
  readonly children?: ReactNode;
}

/** A line of goods with the quantity that is left of it; what has no listing is its customer's own words. [REF-12] */
export function OrderGoodsRow({ item, converted, children }: OrderGoodsRowProps) {
  const t = useTranslations("orders");
  if (item.item_id === "")
    return (
      <li className="flex flex-wrap gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-40">
          <p className="line-clamp-5 break-words">{item.i18n.zh}</p>
          {children}
        </div>
        <p className="ml-auto text-right whitespace-nowrap tabular-nums">
          {formatAmount(item.amount, "CNY")}
          {converted && <span className="block text-xs text-text-3">{converted}</span>}
        </p>
      </li>
    );
  return (
    <OrderedGoodsRow
      goods={item}
      count={t("times", { count: item.shown_num })}
      price={formatAmount(item.amount, "CNY")}
      converted={converted}
    >
      {children}
    </OrderedGoodsRow>
  );
}
