import type { Forecast } from "@sampan/contract/logistics/forecast/staff-forecast";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";
import { Nothing } from "../../kit/nothing.tsx";
import { Panel } from "../../kit/panel.tsx";
import { wideTable } from "../../kit/wide-table.ts";

type Line = Forecast["lines"][number];

const mm3_per_m3 = 1_000_000_000;

/** What waits to leave on each line beside what its voyages usually carry, today and in two weeks. */
export function FillingLines({ lines }: { readonly lines: Forecast["lines"] }) {
  const t = useTranslations("consoleForecast");
  const columns = useColumns();
  return (
    <Panel title={t("lines")}>
      <Table<Line>
        rowKey={({ warehouse, region, transport }) => [warehouse, region, transport].join()}
        size="small"
        columns={columns}
        dataSource={lines}
        {...wideTable}
        pagination={false}
        locale={{ emptyText: <Nothing title={t("empty")} /> }}
      />
    </Panel>
  );
}

function useColumns(): TableColumnsType<Line> {
  const t = useTranslations("consoleForecast");
  const words = useTranslations("consoleWords");
  const names = useNames();
  const right = { align: "right" } as const;
  const cubic = (volume_mm3: number) =>
    t("cubic", { volume: (volume_mm3 / mm3_per_m3).toFixed(2) });
  const beside = (volume_mm3: number, usual_mm3: number | null) => (
    <>
      {cubic(volume_mm3)}
      {usual_mm3 !== null && (
        <>
          <br />
          <span className="small-text muted">{Math.round((volume_mm3 * 100) / usual_mm3)}%</span>
        </>
      )}
    </>
  );
  return [
    {
      title: t("line"),
      rowScope: "row",
      render: (_, { warehouse, region, transport }) =>
        `${words(`warehouse.${warehouse}`)} · ${words(`region.${region}`)} · ${names.transport(transport)}`,
    },
    { ...right, title: t("today"), render: (_, line) => beside(line.today_mm3, line.usual_mm3) },
    { ...right, title: t("later"), render: (_, line) => beside(line.later_mm3, line.usual_mm3) },
    {
      ...right,
      title: t("usual"),
      render: (_, { usual_mm3 }) =>
        usual_mm3 === null ? <span className="muted">{t("notKnown")}</span> : cubic(usual_mm3),
    },
    {
      ...right,
      title: t("full"),
      render: (_, { full_in_days, usual_mm3 }) => {
        if (usual_mm3 === null) return "–";
        return full_in_days === null ? t("notSoon") : t("fullIn", { days: full_in_days });
      },
    },
  ];
}
