import { listRateHistory, type RateRow } from "@sampan/contract/money/rates/staff-rates";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { wideTable } from "../../kit/wide-table.ts";
import { percentText, rateText, useSourceName } from "./rate-words.ts";
import type { Rated } from "./rates.ts";

const size = 20;

interface RateHistoryProps {
  readonly currency: Rated;
  readonly page: string | undefined;
  readonly onPage: (page: string | undefined) => void;
}

/** Every rate there was, the latest first. [BO-34] */
export function RateHistory({ currency, page, onPage }: RateHistoryProps) {
  const t = useTranslations("consoleRates");
  const asked = useQuery({
    ...queryPage(
      listRateHistory,
      { currency, page: pageOf(page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <Panel title={t("history")}>
      <Loaded asked={asked} skeletonRows={8}>
        {({ datalist, total }) => (
          <Table<RateRow>
            rowKey="id"
            size="small"
            columns={columns}
            dataSource={datalist}
            {...wideTable}
            pagination={pagerOf({ page, size, total, onPage })}
            locale={{ emptyText: <Nothing title={t("empty")} /> }}
          />
        )}
      </Loaded>
    </Panel>
  );
}

function useColumns(): TableColumnsType<RateRow> {
  const t = useTranslations("consoleRates");
  const sourceName = useSourceName();
  return [
    { title: t("from"), render: (_, { valid_from }) => formatMinute(valid_from) },
    {
      title: t("rate"),
      align: "right",
      render: (_, { rate_e6, currency }) => (
        <span className="strong">{rateText(rate_e6, currency)}</span>
      ),
    },
    {
      title: t("mid"),
      align: "right",
      render: (_, { mid_e6, currency }) => rateText(mid_e6, currency),
    },
    {
      title: t("margin"),
      align: "right",
      render: (_, { margin_bp }) => t("marginPercent", { percent: percentText(margin_bp) }),
    },
    {
      title: t("source"),
      render: (_, { source, is_manual }) => (
        <Tag tone={is_manual ? "action" : "plain"}>{sourceName(source)}</Tag>
      ),
    },
    {
      title: t("until"),
      render: (_, { is_manual, valid_until }) => {
        if (!is_manual) return "";
        return valid_until === null ? t("untilEnded") : formatMinute(valid_until);
      },
    },
  ];
}
