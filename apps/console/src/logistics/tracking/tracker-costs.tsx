import { query } from "@sampan/client/query";
import {
  listTrackerCosts,
  type TrackerCost,
} from "@sampan/contract/logistics/tracking/staff-tracking";
import { trackerNames } from "@sampan/domain/logistics/tracking/trackers";
import { useQuery } from "@tanstack/react-query";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Panel } from "../../kit/panel.tsx";

/** How often each tracker was asked in thirty days, and what that cost. */
export function TrackerCosts() {
  const t = useTranslations("consoleShipping.silent.costs");
  const asked = useQuery(query(listTrackerCosts, {}, { asksLogin: true }));
  const columns = useColumns();
  return (
    <Loaded asked={asked} skeletonRows={3}>
      {({ datalist, waiting }) => (
        <Panel title={t("title")} extra={t("waiting", { count: waiting })}>
          <Table<TrackerCost>
            rowKey="tracker"
            size="small"
            columns={columns}
            dataSource={datalist}
            pagination={false}
          />
        </Panel>
      )}
    </Loaded>
  );
}

function useColumns(): TableColumnsType<TrackerCost> {
  const t = useTranslations("consoleShipping.silent.costs");
  return [
    {
      title: t("tracker"),
      render: (_, { tracker, is_connected }) => (
        <>
          {trackerNames[tracker]}
          {!is_connected && <span className="small-text faint"> · {t("off")}</span>}
        </>
      ),
    },
    {
      title: t("today"),
      align: "right",
      render: (_, { today, per_day }) => t("of", { today, per_day }),
    },
    { title: t("asks"), align: "right", render: (_, { asks }) => asks.toLocaleString("en") },
    {
      title: t("answers"),
      align: "right",
      render: (_, { answers }) => answers.toLocaleString("en"),
    },
    {
      title: t("cost"),
      align: "right",
      render: (_, { cost }) => <Amount cents={cost} currency="CNY" />,
    },
  ];
}
