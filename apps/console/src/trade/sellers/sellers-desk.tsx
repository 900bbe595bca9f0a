import {
  listSellers,
  type Seller,
  sellerOrders,
} from "@sampan/contract/trade/shop-records/staff-shop-records";
import { originalLanguage } from "@sampan/domain/kernel/language";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Segmented, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { useNames } from "../../kit/names.ts";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { RowsOfPage } from "../../kit/rows-of-page.tsx";

const route = getRouteApi("/frame/sellers");
const size = 20;
type By = (typeof sellerOrders)[number];

/** Sellers by how they have served us: how fast, how reliably, at what margin. */
export function SellersDesk() {
  const t = useTranslations("consoleSellers");
  const search = route.useSearch();
  const navigate = useNavigate();
  const order_by = sellerOrders.find((one) => one === search.by) ?? "lines";
  const asked = useQuery({
    ...queryPage(
      listSellers,
      { order_by, page: pageOf(search.page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
  });
  const look = (by: By, page?: string) => void navigate({ to: "/sellers", search: { by, page } });
  const columns = useColumns();
  return (
    <div className="desk">
      <Segmented<By>
        aria-label={t("orderLabel")}
        className="fit"
        value={order_by}
        onChange={(to) => look(to)}
        options={sellerOrders.map((one) => ({ value: one, label: t(`order.${one}`) }))}
      />
      <RowsOfPage
        label={t(`order.${order_by}`)}
        rowKey="id"
        asked={asked}
        columns={columns}
        nothing={<Nothing title={t("empty")} body={t("emptyHint")} />}
        skeletonRows={8}
        isWide
        page={search.page}
        size={size}
        onPage={(page) => look(order_by, page)}
      />
    </div>
  );
}

function useColumns(): TableColumnsType<Seller> {
  const t = useTranslations("consoleSellers");
  const names = useNames();
  const share = (part: number, lines: number): string =>
    t("share", { count: part, percent: ((part * 100) / lines).toFixed(1) });
  const right = { align: "right" } as const;
  return [
    {
      title: t("name"),
      rowScope: "row",
      render: (_, { name, platform }) => (
        <>
          <span lang={originalLanguage}>{name}</span>
          <br />
          <span className="small-text">{names.platform(platform)}</span>
        </>
      ),
    },
    { ...right, title: t("lines"), render: (_, { lines }) => lines.toLocaleString("en") },
    {
      ...right,
      title: t("speed"),
      render: (_, { hours_half, hours_most }) =>
        hours_half === null || hours_most === null
          ? t("notSent")
          : t("hours", { half: String(hours_half), most: String(hours_most) }),
    },
    {
      ...right,
      title: t("shortages"),
      render: (_, { shortages, lines }) => share(shortages, lines),
    },
    { ...right, title: t("refunds"), render: (_, { refunds, lines }) => share(refunds, lines) },
    {
      ...right,
      title: t("paid"),
      render: (_, { paid_cny }) => <Amount cents={paid_cny} currency="CNY" />,
    },
    {
      ...right,
      title: t("cost"),
      render: (_, { cost_cny }) => <Amount cents={cost_cny} currency="CNY" />,
    },
    {
      ...right,
      title: t("margin"),
      render: (_, { paid_cny, cost_cny }) => <Amount cents={paid_cny - cost_cny} currency="CNY" />,
    },
  ];
}
