import type { OutputOf } from "@sampan/contract/kernel/call";
import { queryStaffOrders } from "@sampan/contract/trade/approvals/staff-approvals";
import { orderStatuses } from "@sampan/domain/trade/orders/order-state";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Input, Select, Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { useNames } from "../../kit/names.ts";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { pathTo } from "../../paths.ts";
import { OrderStatusTag } from "../../kit/order-status-tag.tsx";

const route = getRouteApi("/frame/orders");
const size = 20;

type Row = OutputOf<typeof queryStaffOrders>["datalist"][number];

/** Every order, by number, customer, marketplace order number or status. */
export function OrdersPage() {
  const t = useTranslations("consoleOrders");
  const { text, status, page } = route.useSearch();
  const navigate = useNavigate();
  const asked = useQuery({
    ...queryPage(
      queryStaffOrders,
      {
        page: pageOf(page),
        page_size: size,
        ...(text === undefined ? {} : { text }),
        ...(status === undefined ? {} : { status: [Number(status)] }),
      },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
  });
  const look = (wanted: { page?: string | undefined }) =>
    void navigate({ to: "/orders", search: { text, status, ...wanted } });
  const columns = useColumns();
  return (
    <div className="desk">
      <Filters />
      <section className="panel" aria-label={t("label")}>
        <Loaded asked={asked} skeletonRows={10}>
          {({ datalist, total }) => (
            <Table<Row>
              rowKey="tid"
              size="small"
              columns={columns}
              dataSource={datalist}
              pagination={pagerOf({ page, size, total, onPage: (next) => look({ page: next }) })}
              locale={{ emptyText: <Nothing title={t("empty")} body={t("emptyHint")} /> }}
            />
          )}
        </Loaded>
      </section>
    </div>
  );
}

function Filters() {
  const t = useTranslations("consoleOrders");
  const names = useNames();
  const navigate = useNavigate();
  const { text, status } = route.useSearch();
  return (
    <div className="row wrap" role="search" aria-label={t("label")}>
      <Input.Search
        key={text}
        aria-label={t("search")}
        placeholder={t("search")}
        defaultValue={text}
        allowClear
        style={{ width: 360 }}
        onSearch={(typed) =>
          void navigate({ to: "/orders", search: { status, text: typed.trim() || undefined } })
        }
      />
      <Select
        aria-label={t("status")}
        style={{ width: 180 }}
        value={status ?? "all"}
        options={[
          { value: "all", label: t("allStatuses") },
          ...orderStatuses.map((one) => ({ value: String(one), label: names.orderStatus(one) })),
        ]}
        onChange={(chosen) =>
          void navigate({
            to: "/orders",
            search: { text, status: chosen === "all" ? undefined : chosen },
          })
        }
      />
    </div>
  );
}

function useColumns(): TableColumnsType<Row> {
  const t = useTranslations("consoleOrders");
  return [
    {
      title: t("order"),
      render: (_, { tid }) => (
        <Link {...pathTo.order(tid)} className="strong">
          {tid}
        </Link>
      ),
    },
    { title: t("status"), render: (_, { status }) => <OrderStatusTag status={status} /> },
    {
      title: t("customer"),
      render: (_, { customer }) => (
        <>
          {customer.name} <span className="small-text faint">{customer.uid}</span>
        </>
      ),
    },
    { title: t("skus"), align: "right", dataIndex: "sku_count" },
    {
      title: t("goods"),
      align: "right",
      render: (_, { goods_amount }) => <Amount cents={goods_amount} currency="CNY" />,
    },
    {
      title: t("total"),
      align: "right",
      render: (_, { fee_total, currency }) => <Amount cents={fee_total} currency={currency} />,
    },
    {
      title: t("paid"),
      align: "right",
      render: (_, { pay_real, currency }) => (
        <Amount className="strong" cents={pay_real} currency={currency} />
      ),
    },
    { title: t("placedAt"), render: (_, { cdate }) => formatMinute(cdate) },
  ];
}
