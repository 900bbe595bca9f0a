import { query } from "@sampan/client/query";
import {
  type JudgedInterval,
  judgedSince_days,
  listJudgedIntervals,
} from "@sampan/contract/logistics/intervals/staff-stuck";
import { useQuery } from "@tanstack/react-query";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { useNames } from "../../kit/names.ts";
import { Nothing } from "../../kit/nothing.tsx";
import { Panel } from "../../kit/panel.tsx";
import { wideTable } from "../../kit/wide-table.ts";

/** What customers are told to expect of each part of the way, and how often it came out so. */
export function JudgedIntervals() {
  const t = useTranslations("consoleShipping.judged");
  const asked = useQuery(query(listJudgedIntervals, {}, { asksLogin: true }));
  const columns = useColumns();
  return (
    <Panel title={t("title", { days: String(judgedSince_days) })}>
      <Loaded asked={asked} skeletonRows={8}>
        {({ datalist }) => (
          <Table<JudgedInterval>
            rowKey={({ warehouse, region, transport, leg }) =>
              [warehouse, region, transport, leg].join()
            }
            size="small"
            columns={columns}
            dataSource={datalist}
            {...wideTable}
            pagination={false}
            locale={{ emptyText: <Nothing title={t("empty")} body={t("emptyHint")} /> }}
          />
        )}
      </Loaded>
    </Panel>
  );
}

function useColumns(): TableColumnsType<JudgedInterval> {
  const t = useTranslations("consoleShipping.judged");
  const shipping = useTranslations("consoleShipping");
  const words = useTranslations("consoleWords");
  const names = useNames();
  const right = { align: "right" } as const;
  const counted = (count: number) => count.toLocaleString("en");
  return [
    {
      title: t("line"),
      rowScope: "row",
      render: (_, { warehouse, region, transport }) =>
        `${words(`warehouse.${warehouse}`)} · ${words(`region.${region}`)} · ${names.transport(transport)}`,
    },
    {
      title: shipping("stuck.legColumn"),
      render: (_, { leg }) => shipping(`stuck.leg.${leg}`),
    },
    {
      ...right,
      title: t("expected"),
      render: (_, { low_days, high_days }) =>
        t("days", { low: String(low_days), high: String(high_days) }),
    },
    { ...right, title: t("samples"), render: (_, { samples }) => counted(samples) },
    {
      ...right,
      title: t("within"),
      render: (_, { early, within, late }) => {
        const all = early + within + late;
        if (all === 0) return <span className="muted">{t("none")}</span>;
        return t("share", { percent: String(Math.round((within * 100) / all)), count: all });
      },
    },
    { ...right, title: t("early"), render: (_, { early }) => counted(early) },
    { ...right, title: t("late"), render: (_, { late }) => counted(late) },
  ];
}
