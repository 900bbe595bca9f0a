import { type GrantRow, listGrants } from "@sampan/contract/money/staff-grants";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { wideTable } from "../../kit/wide-table.ts";
import { useWorth } from "./use-worth.ts";

const size = 20;

interface GrantsTableProps {
  readonly page: string | undefined;
  readonly onPage: (page: string | undefined) => void;
}

/** What was given away, the newest first: to how many, why, who decided it and what it costs. [BO-36] */
export function GrantsTable({ page, onPage }: GrantsTableProps) {
  const t = useTranslations("consoleCoupons");
  const asked = useQuery({
    ...queryPage(listGrants, { page: pageOf(page), page_size: size }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <section className="panel" aria-label={t("view.grants")}>
      <Loaded asked={asked} skeletonRows={10}>
        {({ datalist, total }) => (
          <Table<GrantRow>
            rowKey="number"
            size="small"
            columns={columns}
            dataSource={datalist}
            {...wideTable}
            pagination={pagerOf({ page, size, total, onPage })}
            locale={{ emptyText: <Nothing title={t("noGrants")} body={t("noGrantsHint")} /> }}
          />
        )}
      </Loaded>
    </section>
  );
}

function useColumns(): TableColumnsType<GrantRow> {
  const t = useTranslations("consoleCoupons");
  const worth = useWorth();
  return [
    { title: t("number"), render: (_, { number }) => <code>{number}</code> },
    {
      title: t("given"),
      render: (_, row) => (
        <>
          <b className="strong">{row.kind === "coupon" ? row.name : t(`gift.${row.kind}`)}</b>
          <br />
          <span className="small-text muted">
            {row.kind === "coupon"
              ? t("piecesEach", { count: row.each })
              : t("eachGets", { worth: worth(row.each, row.currency) })}
          </span>
        </>
      ),
    },
    { title: t("people"), dataIndex: "people", align: "right" },
    {
      title: t("mostCost"),
      align: "right",
      render: (_, { cost, currency }) => <span className="amount">{worth(cost, currency)}</span>,
    },
    { title: t("reason"), render: (_, { reason }) => <span className="why">{reason}</span> },
    { title: t("owner"), dataIndex: "owner" },
    { title: t("grantedAt"), render: (_, { granted_at }) => formatMinute(granted_at) },
  ];
}
