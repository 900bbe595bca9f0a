import type { Order, Sum } from "@sampan/contract/trade/orders/order-shapes";
import type { Currency } from "@sampan/domain/kernel/money";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Panel } from "../../kit/panel.tsx";

/** What the order costs, what was paid of it, and below that what is still an estimate. */
export function OrderMoney({ order }: { readonly order: Order }) {
  const t = useTranslations("consoleOrders");
  const { currency, sums } = order;
  return (
    <Panel
      title={t("money")}
      extra={<span className="small-text faint">{t("rate", { rate: sums.exchange_rate })}</span>}
      isPadded
    >
      <dl className="sum yuan">
        {sums.rows
          .filter((row) => !row.is_estimate)
          .map((row) => (
            <SumRow key={`${row.instalment} ${row.key}`} row={row} currency={currency} />
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
        {sums.rows
          .filter((row) => row.is_estimate)
          .map((row) => (
            <SumRow key={`${row.instalment} ${row.key}`} row={row} currency={currency} />
          ))}
      </dl>
    </Panel>
  );
}

interface SumRowProps {
  readonly row: Sum;
  readonly currency: Currency;
}

function SumRow({ row, currency }: SumRowProps) {
  const t = useTranslations("consoleOrders");
  const words = useTranslations("consoleWords.sum");
  return (
    <>
      <dt className={row.is_estimate ? "faint" : "muted"}>
        {words(row.key)}
        {row.is_estimate && ` ${t("estimated")}`}
      </dt>
      <dd className="muted">{row.cny !== null && <Amount cents={row.cny} currency="CNY" />}</dd>
      <dd className={row.is_estimate ? "faint" : row.amount < 0 ? "income" : ""}>
        <Amount cents={row.amount} currency={currency} />
      </dd>
    </>
  );
}
