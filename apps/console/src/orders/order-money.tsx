import type { Order } from "@sampan/contract/order-shapes";
import { useTranslations } from "use-intl";
import { Amount } from "../kit/amount.tsx";
import { Panel } from "../kit/panel.tsx";

/** What the order costs, with every reason, and what was paid of it. [ORD-76] [ORD-83] */
export function OrderMoney({ order }: { readonly order: Order }) {
  const t = useTranslations("consoleOrders");
  const words = useTranslations("consoleWords");
  const { currency, sums } = order;
  return (
    <Panel
      title={t("money")}
      extra={<span className="small-text faint">{t("rate", { rate: sums.exchange_rate })}</span>}
      isPadded
    >
      <dl className="sum yuan">
        {sums.rows.map((row) => (
          <div key={`${row.instalment} ${row.key}`} style={{ display: "contents" }}>
            <dt className="muted">
              {words(`sum.${row.key}`)}
              {row.is_estimate && ` ${t("estimated")}`}
            </dt>
            <dd className="muted">
              {row.cny !== null && <Amount cents={row.cny} currency="CNY" />}
            </dd>
            <dd className={row.amount < 0 ? "income" : ""}>
              <Amount cents={row.amount} currency={currency} />
            </dd>
          </div>
        ))}
        <dt className="total">{t("total")}</dt>
        <dd className="total" />
        <dd className="total">
          <Amount cents={order.fee_total} currency={currency} />
        </dd>
        <dt className="strong">{t("paid")}</dt>
        <dd />
        <dd className="strong">
          <Amount cents={order.pay_real} currency={currency} />
        </dd>
        {order.due && (
          <>
            <dt className="strong">{t("due")}</dt>
            <dd />
            <dd className="price">
              <Amount cents={order.due.amount} currency={order.due.currency} />
            </dd>
          </>
        )}
      </dl>
    </Panel>
  );
}
