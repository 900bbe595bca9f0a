import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Tag } from "../../kit/tag.tsx";
import type { SellerOrder } from "./seller-order.ts";
import { WirePayment } from "./wire-payment.tsx";

type Wire = NonNullable<SellerOrder["wire"]>;

/** How the order that was placed at the marketplace by wire stands, with where it is paid. [BO-10] */
export function WireOrder({ wire }: { readonly wire: Wire }) {
  const t = useTranslations("consolePurchases.wire");
  return (
    <div className="wire-order" role="status">
      {wire.state !== "placed" && <p>{t(`state.${wire.state}`, { number: wire.number })}</p>}
      {wire.orders.map((order) => (
        <p key={order.order_no} className="row">
          <span>{t("order", { number: order.order_no })}</span>
          <Tag>{t(`orderState.${order.state}`)}</Tag>
          <Amount cents={order.total} currency="CNY" />
          {order.trouble !== "" && <strong>{t("trouble")}</strong>}
          {order.state === "unpaid" && wire.state === "placed" && (
            <WirePayment order_no={order.order_no} />
          )}
        </p>
      ))}
    </div>
  );
}
