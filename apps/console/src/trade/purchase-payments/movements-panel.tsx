import {
  listPurchaseMovements,
  type PurchaseMovement,
} from "@sampan/contract/trade/purchase-payments/staff-purchase-payments";
import { originalLanguage } from "@sampan/domain/kernel/language";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { Panel } from "../../kit/panel.tsx";
import { queryPage } from "../../kit/query-page.ts";
import { Tag } from "../../kit/tag.tsx";
import { wideTable } from "../../kit/wide-table.ts";

const size = 20;

interface MovementsPanelProps {
  readonly page: string | undefined;
  readonly onPage: (page: string | undefined) => void;
}

/** What bills moved for goods, the latest first, with the purchase that each is. */
export function MovementsPanel({ page, onPage }: MovementsPanelProps) {
  const t = useTranslations("consolePurchasePayments");
  const columns = useColumns();
  const asked = useQuery({
    ...queryPage(
      listPurchaseMovements,
      { page: pageOf(page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title={t("movements")}>
      <Loaded asked={asked} skeletonRows={8}>
        {({ datalist, total }) => (
          <Table<PurchaseMovement>
            rowKey={({ trade_no, kind, moved_at }) => `${trade_no} ${kind} ${moved_at}`}
            size="small"
            columns={columns}
            dataSource={datalist}
            {...wideTable}
            pagination={pagerOf({ page, size, total, onPage })}
            locale={{ emptyText: <Nothing title={t("emptyMovements")} /> }}
          />
        )}
      </Loaded>
    </Panel>
  );
}

function useColumns(): TableColumnsType<PurchaseMovement> {
  const t = useTranslations("consolePurchasePayments");
  return [
    {
      title: t("time"),
      render: (_, { moved_at, account }) => (
        <>
          {formatMinute(moved_at)}
          <br />
          <span className="small-text muted">{account}</span>
        </>
      ),
    },
    {
      title: t("paid"),
      align: "right",
      render: (_, { kind, amount }) => (
        <>
          <b className="amount">
            {kind === "returned" ? "+" : "−"}
            {formatAmount(amount, "CNY")}
          </b>
          {kind === "returned" && (
            <>
              <br />
              <span className="small-text muted">{t("returned")}</span>
            </>
          )}
        </>
      ),
    },
    {
      title: t("counterparty"),
      render: (_, { counterparty, goods, merchant_no }) => (
        <>
          <span lang={originalLanguage}>
            {counterparty} {goods}
          </span>
          <br />
          <code>{merchant_no}</code>
        </>
      ),
    },
    {
      title: t("method"),
      render: (_, { method }) => <span lang={originalLanguage}>{method}</span>,
    },
    {
      title: t("purchase"),
      render: (_, { out_oid, matched_by }) =>
        matched_by === null ? (
          <Tag tone="warn">{t("none")}</Tag>
        ) : (
          <>
            <code>{out_oid}</code>
            <br />
            <span className="small-text muted">{t(`by.${matched_by}`)}</span>
          </>
        ),
    },
  ];
}
