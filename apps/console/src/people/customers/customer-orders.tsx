import type { CustomerDetail } from "@sampan/contract/people/customers/staff-customers";
import { formatMinute } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { Table } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { billingStateName } from "../../kit/billing-state-name.ts";
import { Nothing } from "../../kit/nothing.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { OrderStatusTag } from "../../kit/order-status-tag.tsx";
import { pathTo } from "../../paths.ts";
import { useMe } from "../../session/me.ts";

interface OfCustomer {
  readonly customer: CustomerDetail;
}

/** The newest orders of a customer. */
export function CustomerOrders({ customer }: OfCustomer) {
  const t = useTranslations("consoleCustomers");
  const { rights } = useMe();
  return (
    <Panel title={t("orders")}>
      <Table
        rowKey="tid"
        size="small"
        pagination={false}
        dataSource={customer.orders}
        locale={{ emptyText: <Nothing title={t("noOrders")} /> }}
        columns={[
          {
            title: t("order"),
            render: (_, { tid }) =>
              rights.includes("view_orders") ? <Link {...pathTo.order(tid)}>{tid}</Link> : tid,
          },
          { title: t("state"), render: (_, { status }) => <OrderStatusTag status={status} /> },
          {
            title: t("paid"),
            align: "right",
            render: (_, { pay_real }) => <Amount cents={pay_real} currency={customer.currency} />,
          },
          { title: t("placedAt"), render: (_, { created_at }) => formatMinute(created_at) },
        ]}
      />
    </Panel>
  );
}

/** The newest packages of a customer. */
export function CustomerPackages({ customer }: OfCustomer) {
  const t = useTranslations("consoleCustomers");
  const words = useTranslations("consoleWords.billing");
  return (
    <Panel title={t("packages")}>
      <Table
        rowKey="tid"
        size="small"
        pagination={false}
        dataSource={customer.packages}
        locale={{ emptyText: <Nothing title={t("noPackages")} /> }}
        columns={[
          { title: t("package"), dataIndex: "tid" },
          { title: t("express"), dataIndex: "express_no" },
          {
            title: t("state"),
            render: (_, { billing }) => <Tag>{words(billingStateName(billing))}</Tag>,
          },
          { title: t("receivedAt"), render: (_, { created_at }) => formatMinute(created_at) },
        ]}
      />
    </Panel>
  );
}
