import { listMadePurchases, type MadePurchase } from "@sampan/contract/trade/buyers/staff-buyers";
import { originalLanguage } from "@sampan/domain/kernel/language";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Segmented, Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { Panel } from "../../kit/panel.tsx";
import { queryPage } from "../../kit/query-page.ts";
import { wideTable } from "../../kit/wide-table.ts";

const route = getRouteApi("/frame/buyers");
const size = 20;
const orders = ["latest", "margin"] as const;
type By = (typeof orders)[number];

/** What was bought, each with its cost and margin. */
export function MadePurchases({ days }: { readonly days: number }) {
  const t = useTranslations("consoleBuyers");
  const search = route.useSearch();
  const navigate = useNavigate();
  const order_by = orders.find((one) => one === search.by) ?? "latest";
  const columns = useColumns();
  const asked = useQuery({
    ...queryPage(
      listMadePurchases,
      { days, order_by, page: pageOf(search.page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
  });
  const look = (by: By, page?: string) =>
    void navigate({ to: "/buyers", search: { days: search.days, by, page } });
  return (
    <Panel
      title={t("made")}
      extra={
        <Segmented<By>
          aria-label={t("orderLabel")}
          size="small"
          value={order_by}
          onChange={(to) => look(to)}
          options={orders.map((one) => ({ value: one, label: t(`order.${one}`) }))}
        />
      }
    >
      <Loaded asked={asked} skeletonRows={8}>
        {({ datalist, total }) => (
          <Table<MadePurchase>
            rowKey="number"
            size="small"
            columns={columns}
            dataSource={datalist}
            {...wideTable}
            pagination={pagerOf({
              page: search.page,
              size,
              total,
              onPage: (page) => look(order_by, page),
            })}
            locale={{ emptyText: <Nothing title={t("empty")} /> }}
          />
        )}
      </Loaded>
    </Panel>
  );
}

function useColumns(): TableColumnsType<MadePurchase> {
  const t = useTranslations("consoleBuyers");
  const right = { align: "right" } as const;
  return [
    {
      title: t("number"),
      rowScope: "row",
      render: (_, { number, order_tid, shop_name }) => (
        <>
          <code>{number}</code>{" "}
          <Link to="/orders/$tid" params={{ tid: order_tid }}>
            {order_tid}
          </Link>
          <br />
          <span className="small-text muted" lang={originalLanguage}>
            {shop_name}
          </span>
        </>
      ),
    },
    {
      title: t("buyer"),
      render: (_, { buyer, bought_at }) => (
        <>
          {buyer}
          <br />
          <span className="small-text muted">{formatMinute(bought_at)}</span>
        </>
      ),
    },
    { ...right, title: t("pieces"), dataIndex: "pieces" },
    {
      ...right,
      title: t("paid"),
      render: (_, { paid_cny }) => <Amount cents={paid_cny} currency="CNY" />,
    },
    {
      ...right,
      title: t("cost"),
      render: (_, { cost_cny }) =>
        cost_cny === null ? (
          <span className="muted">{t("unknown")}</span>
        ) : (
          <Amount cents={cost_cny} currency="CNY" />
        ),
    },
    {
      ...right,
      title: t("margin"),
      render: (_, { paid_cny, cost_cny }) =>
        cost_cny === null ? "–" : <Amount cents={paid_cny - cost_cny} currency="CNY" />,
    },
  ];
}
