import { multiply } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { useNames } from "../../kit/names.ts";
import { Tag } from "../../kit/tag.tsx";
import { pathTo } from "../../paths.ts";
import { RequestedPayment } from "../orders/requested-payment.tsx";
import { PayOnBehalf } from "./pay-on-behalf.tsx";
import type { SellerOrder } from "./seller-order.ts";

/** Something to be paid for a customer: no seller of ours, nothing that will be sent. [ORD-12] */
export function OnBehalfCard({ order }: { readonly order: SellerOrder }) {
  const t = useTranslations("consolePurchases");
  const words = useTranslations("consoleWords");
  const names = useNames();
  const kind = words("onBehalf.kind");
  return (
    <section className="panel seller-order" aria-label={`${order.order_tid} ${kind}`}>
      <header>
        <h2>{kind}</h2>
        <Link {...pathTo.order(order.order_tid)}>{order.order_tid}</Link>
        <span className="grow" />
        {order.pay_time !== null && (
          <span className="small-text muted">
            {t("paidAt", { time: formatMinute(order.pay_time) })}
          </span>
        )}
      </header>
      {order.remark.map((remark) => (
        <p key={remark} className="note">
          {t("remark", { remark })}
        </p>
      ))}
      <ul className="lines">
        {order.items.map((item) => (
          <li key={item.oid}>
            <div className="grow">
              <RequestedPayment text={item.item_name} url={item.url} pictures={item.pictures} />
            </div>
            <Tag>{names.itemStatus(item.status)}</Tag>
            <Amount
              className="strong end sum-cell"
              cents={multiply(item.price, item.num)}
              currency="CNY"
            />
          </li>
        ))}
      </ul>
      {order.items.map((item) => (
        <PayOnBehalf key={item.oid} item={item} />
      ))}
    </section>
  );
}
