import { query } from "@sampan/client/query";
import {
  listWirePurchases,
  type WirePurchase,
  wirePurchaseViews,
} from "@sampan/contract/trade/purchases/staff-wire-purchases";
import { originalLanguage } from "@sampan/domain/kernel/language";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Segmented, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf } from "../../kit/pager.ts";
import { RowsOfPage } from "../../kit/rows-of-page.tsx";
import { Tag } from "../../kit/tag.tsx";
import { WirePurchaseActs } from "./wire-purchase-acts.tsx";

const route = getRouteApi("/frame/wire-purchases");
const size = 20;
type View = (typeof wirePurchaseViews)[number];

/** Orders that stand at a marketplace: those nobody needs any more first, for somebody to cancel them. */
export function WirePurchasesDesk() {
  const t = useTranslations("consoleWirePurchases");
  const search = route.useSearch();
  const navigate = useNavigate();
  const view = wirePurchaseViews.find((one) => one === search.view) ?? "needless";
  const asked = useQuery({
    ...query(
      listWirePurchases,
      { view, page: pageOf(search.page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
  });
  const look = (to: View, page?: string) =>
    void navigate({ to: "/wire-purchases", search: { view: to, page } });
  const columns = useColumns();
  return (
    <div className="desk">
      <Segmented<View>
        aria-label={t("view")}
        className="fit"
        value={view}
        onChange={(to) => look(to)}
        options={wirePurchaseViews.map((one) => ({ value: one, label: t(`views.${one}`) }))}
      />
      <RowsOfPage
        label={t(`views.${view}`)}
        rowKey="order_no"
        asked={asked}
        columns={columns}
        nothing={<Nothing title={t(view === "needless" ? "none" : "empty")} />}
        skeletonRows={6}
        isWide
        page={search.page}
        size={size}
        onPage={(page) => look(view, page)}
      />
    </div>
  );
}

function useColumns(): TableColumnsType<WirePurchase> {
  const t = useTranslations("consoleWirePurchases");
  const words = useTranslations("consolePurchases.wire");
  return [
    {
      title: t("number"),
      rowScope: "row",
      render: (_, { order_no, shop_name }) => (
        <>
          <code>{order_no}</code>
          <br />
          <span className="small-text muted" lang={originalLanguage}>
            {shop_name}
          </span>
        </>
      ),
    },
    {
      title: t("order"),
      render: (_, { order_tid }) => (
        <Link to="/orders/$tid" params={{ tid: order_tid }}>
          {order_tid}
        </Link>
      ),
    },
    {
      title: t("buyer"),
      render: (_, { buyer, placed_at }) => (
        <>
          {buyer}
          <br />
          <span className="small-text muted">{formatMinute(placed_at)}</span>
        </>
      ),
    },
    { title: t("state"), render: (_, { state }) => <Tag>{words(`orderState.${state}`)}</Tag> },
    {
      title: t("total"),
      align: "right",
      render: (_, { total }) => <Amount cents={total} currency="CNY" />,
    },
    {
      key: "acts",
      align: "right",
      render: (_, purchase) => <WirePurchaseActs purchase={purchase} />,
    },
  ];
}
