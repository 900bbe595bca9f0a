import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { goodsLines } from "@sampan/domain/trade/charges/charge-lines";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Card, sectionLinkLook } from "@sampan/ui/card";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";

/** What the customer bought elsewhere and registered, with the way to where it is followed and sent on. [ORD-12] */
export function ConsignedGoods({ order }: { readonly order: Order }) {
  const t = useTranslations("consignments");
  const orders = useTranslations("orders");
  return (
    <Card as="section">
      <h2 className="mb-2 font-[650]">{t("goods")}</h2>
      <ul className="divide-y divide-line">
        {goodsLines(order.items).map((item) => (
          <li key={item.oid} className="py-2">
            <p className="font-semibold break-words">{item.i18n.zh}</p>
            <p className="text-xs text-text-2 tabular-nums">
              {orders("goods", { count: item.num })} ·{" "}
              {t("each", { amount: formatAmount(item.price, "CNY") })}
            </p>
            <p className="text-xs break-all text-text-3 tabular-nums">
              {item.express.map(({ express_no }) => express_no).join(" · ")}
            </p>
          </li>
        ))}
      </ul>
      <Link {...ownPathTo.consignment(order.tid)} className={`${sectionLinkLook} mt-2`}>
        {t("follow")}
      </Link>
    </Card>
  );
}
