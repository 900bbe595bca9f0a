import { type Buyer, buyerPeriods, listBuyers } from "@sampan/contract/trade/buyers/staff-buyers";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { query } from "@sampan/client/query";
import { Segmented, Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { wideTable } from "../../kit/wide-table.ts";
import { MadePurchases } from "./made-purchases.tsx";

const route = getRouteApi("/frame/buyers");

/** Who buys how much, at which cost and margin, how late and with which mistakes; below, what was bought. */
export function BuyersDesk() {
  const t = useTranslations("consoleBuyers");
  const search = route.useSearch();
  const navigate = useNavigate();
  const days = buyerPeriods.find((one) => String(one) === search.days) ?? 30;
  const asked = useQuery({
    ...query(listBuyers, { days }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <div className="desk">
      <Segmented<string>
        aria-label={t("period")}
        className="fit"
        value={String(days)}
        onChange={(to) => void navigate({ to: "/buyers", search: { days: to } })}
        options={buyerPeriods.map((one) => ({
          value: String(one),
          label: t("days", { days: one }),
        }))}
      />
      <section className="panel" aria-label={t("buyers")}>
        <Loaded asked={asked} skeletonRows={4}>
          {({ datalist }) => (
            <Table<Buyer>
              rowKey="email"
              size="small"
              columns={columns}
              dataSource={datalist}
              {...wideTable}
              pagination={false}
              locale={{ emptyText: <Nothing title={t("empty")} /> }}
            />
          )}
        </Loaded>
      </section>
      <MadePurchases days={days} />
    </div>
  );
}

function useColumns(): TableColumnsType<Buyer> {
  const t = useTranslations("consoleBuyers");
  const right = { align: "right" } as const;
  const counted = (count: number) => count.toLocaleString("en");
  return [
    { title: t("buyer"), rowScope: "row", dataIndex: "name" },
    { ...right, title: t("purchases"), render: (_, { purchases }) => counted(purchases) },
    { ...right, title: t("orders"), render: (_, { orders }) => counted(orders) },
    { ...right, title: t("pieces"), render: (_, { pieces }) => counted(pieces) },
    {
      ...right,
      title: t("cost"),
      render: (_, { cost_cny, costless }) => (
        <>
          <Amount cents={cost_cny} currency="CNY" />
          {costless > 0 && (
            <>
              <br />
              <span className="small-text muted">{t("costless", { count: costless })}</span>
            </>
          )}
        </>
      ),
    },
    {
      ...right,
      title: t("margin"),
      render: (_, { paid_cny, cost_cny }) => (
        <>
          <Amount cents={paid_cny - cost_cny} currency="CNY" />
          {paid_cny > 0 && (
            <>
              <br />
              <span className="small-text muted">
                {(((paid_cny - cost_cny) * 100) / paid_cny).toFixed(1)}%
              </span>
            </>
          )}
        </>
      ),
    },
    { ...right, title: t("late"), render: (_, { late }) => counted(late) },
    { ...right, title: t("mistakes"), render: (_, { mistakes }) => counted(mistakes) },
  ];
}
