import { type OrderStatus, orderStatuses } from "@sampan/domain/trade/orders/order-state";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";
import { Panel } from "../../kit/panel.tsx";
import { pathTo } from "../../paths.ts";
import { useMe } from "../../session/me.ts";

interface StatusChartProps {
  /** By status number, as text. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Orders by status, in the order an order passes them: a bar, a word and a number each. [BO-52] */
export function StatusChart({ counts }: StatusChartProps) {
  const t = useTranslations("consoleDashboard");
  const names = useNames();
  const { rights } = useMe();
  const countOf = (status: OrderStatus) => counts[String(status)] ?? 0;
  const most = Math.max(1, ...orderStatuses.map(countOf));
  const total = orderStatuses.reduce<number>((all, status) => all + countOf(status), 0);
  return (
    <Panel
      title={t("byStatus")}
      extra={<span className="small-text faint">{t("orders", { count: total })}</span>}
      isPadded
    >
      <p className="legend small-text muted" aria-hidden="true">
        {(["ours", "theirs", "over"] as const).map((stage) => (
          <span key={stage} className={stage}>
            <i /> {t(`turn.${stage}`)}
          </span>
        ))}
      </p>
      <dl className="bars">
        {orderStatuses.map((status) => (
          <div key={status} className={`bar ${stageOf[status]}`}>
            <dt>
              {rights.includes("view_orders") ? (
                <Link to="/orders" search={{ ...pathTo.orders().search, status: String(status) }}>
                  {names.orderStatus(status)}
                </Link>
              ) : (
                names.orderStatus(status)
              )}
            </dt>
            <dd>
              <span className="track" aria-hidden="true">
                <span style={{ width: `${(countOf(status) / most) * 100}%` }} />
              </span>
              <b>{countOf(status)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Whose turn it is: the house's, the customer's, nobody's. */
const stageOf = {
  [-1]: "ours",
  0: "theirs",
  1: "ours",
  2: "ours",
  6: "theirs",
  3: "ours",
  4: "ours",
  5: "theirs",
  7: "over",
  9: "over",
} as const satisfies Record<OrderStatus, string>;
