import type { DutyRateRow } from "@sampan/contract/goods/duties/staff-duties";
import { regions, type Region } from "@sampan/domain/kernel/regions";
import { dutyClasses } from "@sampan/domain/people/regions/customs";
import { Button, Segmented, Table, type TableColumnsType } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import { wideTable } from "../../kit/wide-table.ts";
import { dutyText, useMadeText } from "./duty-text.ts";
import { RateDialog } from "./rate-dialog.tsx";
import { RateHistory } from "./rate-history.tsx";
import { SourceText } from "./source-text.tsx";

interface RatesPanelProps {
  readonly region: Region;
  readonly rates: readonly DutyRateRow[];
  readonly onRegion: (region: Region) => void;
}

/** What a region asks of each class, and where that was read. */
export function RatesPanel({ region, rates, onRegion }: RatesPanelProps) {
  const t = useTranslations("consoleDuties");
  const regionWords = useTranslations("consoleWords.region");
  const [open, setOpen] = useState<Open>();
  const columns = useColumns(setOpen);
  return (
    <Panel
      title={t("rates")}
      extra={
        <Segmented<Region>
          aria-label={t("regions")}
          value={region}
          onChange={onRegion}
          options={regions.map((one) => ({ value: one, label: regionWords(one) }))}
        />
      }
      foot={<span className="small-text">{t("ratesHint")}</span>}
    >
      <Table<DutyRateRow>
        rowKey="duty_class"
        size="small"
        columns={columns}
        dataSource={rates.toSorted(
          (one, other) =>
            dutyClasses.indexOf(one.duty_class) - dutyClasses.indexOf(other.duty_class),
        )}
        pagination={false}
        {...wideTable}
      />
      {open?.isHistory && <RateHistory rate={open.rate} onClose={() => setOpen(undefined)} />}
      {open?.isHistory === false && (
        <RateDialog rate={open.rate} onClose={() => setOpen(undefined)} />
      )}
    </Panel>
  );
}

interface Open {
  readonly rate: DutyRateRow;
  readonly isHistory: boolean;
}

function useColumns(setOpen: (open: Open) => void): TableColumnsType<DutyRateRow> {
  const t = useTranslations("consoleDuties");
  const classes = useTranslations("consoleDuties.classes");
  const madeText = useMadeText();
  return [
    {
      title: t("class"),
      rowScope: "row",
      render: (_, { duty_class }) => classes(duty_class),
    },
    { title: t("rate"), align: "right", render: (_, rate) => dutyText(rate) },
    { title: t("source"), render: (_, rate) => <SourceText {...rate} /> },
    {
      title: t("changed"),
      render: (_, { made }) => <span className="small-text">{madeText(made)}</span>,
    },
    {
      title: "",
      align: "right",
      render: (_, rate) => {
        const name = classes(rate.duty_class);
        return (
          <div className="row">
            <Button
              size="small"
              aria-label={t("changeOf", { name })}
              onClick={() => setOpen({ rate, isHistory: false })}
            >
              {t("change")}
            </Button>
            <Button
              size="small"
              type="text"
              aria-label={t("historyOf", { name })}
              onClick={() => setOpen({ rate, isHistory: true })}
            >
              {t("history")}
            </Button>
          </div>
        );
      },
    },
  ];
}
