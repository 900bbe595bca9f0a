import { query } from "@sampan/client/query";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { getStaffOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { formatMinute } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { useNames } from "../../kit/names.ts";
import { Panel } from "../../kit/panel.tsx";
import { useOrderKind } from "../../kit/order-kind.ts";
import { Tag } from "../../kit/tag.tsx";
import { CustomerLink } from "../../people/customers/customer-link.tsx";
import { pathTo } from "../../paths.ts";
import { useMe } from "../../session/me.ts";
import { OrderItems } from "./order-items.tsx";
import { OrderMargin } from "./order-margin.tsx";
import { OrderMoney } from "./order-money.tsx";
import { OrderPackages } from "./order-packages.tsx";
import { OrderStatusTag } from "../../kit/order-status-tag.tsx";
import { OrderLog } from "./order-log.tsx";
import "./order.css";

const route = getRouteApi("/frame/orders/$tid");

export type StaffOrder = OutputOf<typeof getStaffOrder>["data"];

interface OrderPageProps {
  /** What was or may be asked of the customer after the first payment. */
  readonly askedLater: (order: StaffOrder["order"]) => ReactNode;
  /** What couriers scanned of it. */
  readonly scans: (order: StaffOrder["order"]) => ReactNode;
}

/** One order of any customer, for whoever looks something up. */
export function OrderPage(places: OrderPageProps) {
  const { tid } = route.useParams();
  const asked = useQuery(query(getStaffOrder, { tid }, { asksLogin: true }));
  return (
    <div className="desk">
      <Loaded asked={asked} skeletonRows={12}>
        {({ data: found }) => <Found found={found} {...places} />}
      </Loaded>
    </div>
  );
}

function Found({ found, askedLater, scans }: OrderPageProps & { readonly found: StaffOrder }) {
  const t = useTranslations("consoleOrders");
  const { rights } = useMe();
  const { order } = found;
  return (
    <>
      <OrderHead found={found} />
      <div className="order-columns">
        <div className="stack">
          <OrderItems order={order} />
          <OrderPackages packages={order.packages} />
          {scans(order)}
        </div>
        <div className="stack">
          <OrderMoney order={order} />
          {rights.includes("match_purchases") && <OrderMargin tid={order.tid} />}
          {askedLater(order)}
          {order.address && <Destination address={order.address} />}
          <Panel title={t("log.title")} isPadded>
            <OrderLog rows={found.log} currency={order.currency} />
          </Panel>
        </div>
      </div>
    </>
  );
}

function Destination({ address }: { readonly address: NonNullable<Order["address"]> }) {
  const t = useTranslations("consoleOrders");
  return (
    <Panel title={t("address")} isPadded>
      <p className="strong">
        {address.consignee} · {address.phone}
      </p>
      <p>
        {address.postal_code} {address.area.join("")} {address.detail}
      </p>
    </Panel>
  );
}

function OrderHead({ found: { order, customer } }: { readonly found: StaffOrder }) {
  const t = useTranslations("consoleOrders");
  const kind = useOrderKind()(order);
  const names = useNames();
  const { rights } = useMe();
  const facts = [
    formatMinute(order.cdate),
    ...(order.address
      ? [
          names.line(order),
          names.carrier(order.express),
          names.payMode(order.pay_mode),
          names.insurance(order.insurance),
        ]
      : []),
  ];
  return (
    <section className="panel order-head" aria-label={order.tid}>
      <div className="row">
        <h2>{order.tid}</h2>
        <OrderStatusTag status={order.status} />
        {kind && <Tag tone="action">{kind}</Tag>}
        <span className="grow" />
        {order.status === -1 && rights.includes("review_orders") && (
          <Link {...pathTo.review(order.tid)}>{t("toReview")}</Link>
        )}
        <CustomerLink uid={customer.uid} name={customer.name} />
      </div>
      <p className="small-text muted">{facts.join(" · ")}</p>
      {order.close_reason !== "" && (
        <p className="note danger">{t("closed", { reason: order.close_reason })}</p>
      )}
      {order.review_note !== "" && (
        <p className="note">{t("reviewNote", { note: order.review_note })}</p>
      )}
    </section>
  );
}
