import type { OutputOf } from "@sampan/contract/kernel/call";
import {
  listPaymentDifferences,
  type PaymentDifference,
} from "@sampan/contract/trade/purchase-payments/staff-purchase-payments";
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
import { DifferenceActs } from "./difference-acts.tsx";
import { WhatDiffers } from "./what-differs.tsx";

type View = "open" | "mine" | "settled";
type Colleagues = OutputOf<typeof listPaymentDifferences>["colleagues"];
const size = 20;
/** Days after which a difference is late. */
const late = 3;
const empties = {
  open: "emptyOpen",
  mine: "emptyMine",
  settled: "emptySettled",
} as const satisfies Record<View, string>;

interface DifferencesPanelProps {
  readonly view: View;
  readonly page: string | undefined;
  readonly onPage: (page: string | undefined) => void;
}

/** Where payments and purchases disagree, each with its owner and its age. */
export function DifferencesPanel({ view, page, onPage }: DifferencesPanelProps) {
  const t = useTranslations("consolePurchasePayments");
  const asked = useQuery({
    ...queryPage(
      listPaymentDifferences,
      { view, page: pageOf(page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  const until = asked.data?.covered_until ?? "";
  const reach = until === "" ? t("coveredNone") : t("covered", { until: formatMinute(until) });
  return (
    <Panel title={t(view)} extra={asked.data && <span className="small-text muted">{reach}</span>}>
      <Loaded asked={asked} skeletonRows={6}>
        {({ datalist, total, colleagues }) => (
          <Differences view={view} rows={datalist} colleagues={colleagues}>
            {pagerOf({ page, size, total, onPage })}
          </Differences>
        )}
      </Loaded>
    </Panel>
  );
}

interface DifferencesProps {
  readonly view: View;
  readonly rows: PaymentDifference[];
  readonly colleagues: Colleagues;
  readonly children: ReturnType<typeof pagerOf>;
}

function Differences({ view, rows, colleagues, children }: DifferencesProps) {
  const t = useTranslations("consolePurchasePayments");
  const columns = useColumns(view, colleagues);
  return (
    <Table<PaymentDifference>
      rowKey="key"
      size="small"
      columns={columns}
      dataSource={rows}
      {...wideTable}
      pagination={children}
      locale={{ emptyText: <Nothing title={t(empties[view])} /> }}
    />
  );
}

function useColumns(view: View, colleagues: Colleagues): TableColumnsType<PaymentDifference> {
  const t = useTranslations("consolePurchasePayments");
  const common: TableColumnsType<PaymentDifference> = [
    {
      title: t("amount"),
      align: "right",
      render: (_, { found, expected }) => (
        <b className="amount">
          {found > expected ? "+" : ""}
          {formatAmount(found - expected, "CNY")}
        </b>
      ),
    },
    { title: t("what"), render: (_, difference) => <WhatDiffers difference={difference} /> },
    {
      title: t("owner"),
      render: (_, { owner, is_mine }) => (
        <>
          {owner} {is_mine && <Tag tone="brand">{t("mineTag")}</Tag>}
        </>
      ),
    },
  ];
  if (view === "settled")
    return [
      ...common,
      { title: t("outcome"), render: (_, difference) => <Outcome difference={difference} /> },
    ];
  return [
    ...common,
    {
      title: t("since"),
      render: (_, { age_days }) => (
        <Tag tone={age_days >= late ? "warn" : "plain"}>{t("age", { days: age_days })}</Tag>
      ),
    },
    {
      title: t("next"),
      render: (_, row) => <DifferenceActs difference={row} colleagues={colleagues} />,
    },
  ];
}

function Outcome({ difference }: { readonly difference: PaymentDifference }) {
  const t = useTranslations("consolePurchasePayments");
  const { settled_at, settled_by, note } = difference;
  // Rows of the view before stand here until those of this one are read.
  if (settled_at === "") return null;
  return (
    <>
      <span className="why">{note || t("gone")}</span>
      <br />
      <span className="small-text muted">
        {settled_by} {formatMinute(settled_at)}
      </span>
    </>
  );
}
