import { originalLanguage } from "@sampan/domain/kernel/language";
import type { Order, OrderItem } from "@sampan/contract/trade/orders/order-shapes";
import { goodsLines } from "@sampan/domain/trade/charges/charge-lines";
import { isItemStatus, itemStatusName } from "@sampan/domain/trade/orders/item-state";
import { convert, formatAmount } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { useTranslations } from "use-intl";
import { piecesOf } from "./amount-of-card.ts";
import { canOrderAgain } from "./again-by-product.ts";
import { itemsOfSeller } from "./items-of-seller.ts";
import { OrderAgain } from "./order-again.tsx";
import { OrderGoodsRow } from "./order-goods-row.tsx";

/** The goods by their shops, each with where it is; fees are no goods. [ORD-82] */
export function OrderGoods({ order }: { readonly order: Order }) {
  const t = useTranslations("orders");
  const shops = order.sell_order_list
    .map((shop) => ({ ...shop, items: goodsLines(itemsOfSeller(shop)) }))
    .filter(({ items }) => items.length > 0);
  return (
    <Card as="section">
      <h2 className="flex flex-wrap justify-between gap-x-3 font-[650] tabular-nums">
        {t("goods", { count: piecesOf(order) })}
        <span>{formatAmount(order.goods_amount, "CNY")}</span>
      </h2>
      {shops.map(({ id, shop_name, items }) => (
        <section key={id} aria-label={t("goodsOf", { shop: shop_name })} className="mt-3">
          <h3 lang={originalLanguage} className="mb-2 text-xs font-semibold text-text-2">
            {shop_name}
          </h3>
          <ul className="stack">
            {items.map((item) => (
              <OrderGoodsRow
                key={item.oid}
                item={item}
                converted={formatAmount(convert(item.amount, order.sums), order.sums.currency)}
              >
                <ItemFacts item={item} order={order} />
              </OrderGoodsRow>
            ))}
          </ul>
        </section>
      ))}
      {canOrderAgain(order) && (
        <div className="mt-3 flex justify-end">
          <OrderAgain order={order} />
        </div>
      )}
    </Card>
  );
}

function ItemFacts({ item, order }: { readonly item: OrderItem; readonly order: Order }) {
  const t = useTranslations("orders");
  const status = useTranslations("status.item");
  return (
    <>
      {isItemStatus(item.status) && (
        <p className="text-xs text-text-2">{status(itemStatusName(item.status))}</p>
      )}
      {item.refund_real > 0 && (
        <p className="text-xs text-ok tabular-nums">
          {t("refunded", { amount: formatAmount(item.refund_real, order.currency) })}
        </p>
      )}
    </>
  );
}
