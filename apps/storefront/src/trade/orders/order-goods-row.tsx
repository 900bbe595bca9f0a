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

/** A line of goods with the quantity that is left of it. [REF-12] */
export function OrderGoodsRow({ item, converted, children }: OrderGoodsRowProps) {
  const t = useTranslations("orders");
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
