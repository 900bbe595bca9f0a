import { multiply, sum } from "@sampan/domain/kernel/money";
import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";
import { OnBehalfCard } from "./on-behalf-card.tsx";
import { can } from "./purchase-line.tsx";
import { RecordPurchase } from "./record-purchase.tsx";
import { SellerOrderCard } from "./seller-order-card.tsx";
import type { ShopOrders } from "./group-by-shop.ts";

/**
 * Everything wanted of one shop, order by order; what one order at the marketplace brings for several of ours is
 * recorded in one go. [BO-10]
 */
export function ShopGroup({ group }: { readonly group: ShopOrders }) {
  const t = useTranslations("consolePurchases");
  const names = useNames();
  const { orders, platform, shop_name: shop, isOnBehalf } = group;
  if (isOnBehalf) return orders.map((order) => <OnBehalfCard key={order.id} order={order} />);
  const free = orders.filter(({ claim }) => claim === null || claim.is_mine);
  const items = free
    .flatMap((order) => order.items)
    .filter((item) => can(item, "purchase") && item.out_oid === "" && item.question === null);
  const paid = sum([
    ...free.map(({ mainland_freight }) => mainland_freight),
    ...items.map(({ paid_price, num }) => multiply(paid_price, num)),
  ]);
  return (
    <section
      className="shop-group"
      aria-label={t("shop", { shop, platform: names.platform(platform) })}
    >
      <h2>{t("shop", { shop, platform: names.platform(platform) })}</h2>
      {orders.map((order) => (
        <SellerOrderCard key={order.id} order={order} stage="to_buy" />
      ))}
      {free.length > 1 && (
        <div className="panel seller-order">
          <header>
            <h2>{t("together", { orders: free.length })}</h2>
          </header>
          <RecordPurchase key={items.map(({ oid }) => oid).join(" ")} items={items} paid={paid} />
        </div>
      )}
    </section>
  );
}
