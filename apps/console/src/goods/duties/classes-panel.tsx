import {
  endDutyClass,
  listDutyClasses,
  type DutyClassRow,
} from "@sampan/contract/goods/duties/staff-duties";
import { wordsIn } from "@sampan/locales/words-in";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Button, Table, type TableColumnsType } from "antd";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { Panel } from "../../kit/panel.tsx";
import { queryPage } from "../../kit/query-page.ts";
import { useCommand } from "../../kit/use-command.ts";
import { wideTable } from "../../kit/wide-table.ts";
import { ClassDialog } from "./class-dialog.tsx";
import { useMadeText } from "./duty-text.ts";
import { SourceText } from "./source-text.tsx";

const size = 20;

interface ClassesPanelProps {
  readonly page: string | undefined;
  readonly onPage: (page: string | undefined) => void;
}

/** Classes that somebody set for a listing or for a whole category. They go before the words. */
export function ClassesPanel({ page, onPage }: ClassesPanelProps) {
  const t = useTranslations("consoleDuties");
  const [isOpen, setOpen] = useState(false);
  const columns = useColumns();
  const asked = useQuery({
    ...queryPage(listDutyClasses, { page: pageOf(page), page_size: size }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel
      title={t("setClasses")}
      extra={
        <Button type="primary" size="small" onClick={() => setOpen(true)}>
          {t("set")}
        </Button>
      }
      foot={<span className="small-text">{t("setHint")}</span>}
    >
      <Loaded asked={asked} skeletonRows={4}>
        {({ datalist, total }) => (
          <Table<DutyClassRow>
            rowKey="id"
            size="small"
            columns={columns}
            dataSource={datalist}
            {...wideTable}
            pagination={pagerOf({ page, size, total, onPage })}
            locale={{ emptyText: <Nothing title={t("noneSet")} body={t("noneSetHint")} /> }}
          />
        )}
      </Loaded>
      {isOpen && <ClassDialog onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function useColumns(): TableColumnsType<DutyClassRow> {
  const t = useTranslations("consoleDuties");
  const classes = useTranslations("consoleDuties.classes");
  const language = useLocale();
  const madeText = useMadeText();
  const ending = useCommand(endDutyClass, { told: t("ended") });
  const nameOf = ({ listing, category }: DutyClassRow): string => {
    const names = listing?.i18n ?? category;
    return names ? wordsIn(language, names).text : "";
  };
  return [
    {
      title: t("of"),
      rowScope: "row",
      render: (_, row) => (
        <>
          {nameOf(row)}
          <br />
          <span className="small-text faint">
            {row.listing ? t("listingNo", { number: row.listing.spu_id }) : t("wholeCategory")}
          </span>
        </>
      ),
    },
    { title: t("class"), render: (_, { duty_class }) => classes(duty_class) },
    { title: t("source"), render: (_, row) => <SourceText {...row} /> },
    {
      title: t("changed"),
      render: (_, { made }) => <span className="small-text">{madeText(made)}</span>,
    },
    {
      title: "",
      align: "right",
      render: (_, row) => (
        <Button
          size="small"
          aria-label={t("endOf", { name: nameOf(row) })}
          loading={ending.isRunning}
          onClick={() => ending.run({ id: row.id })}
        >
          {t("end")}
        </Button>
      ),
    },
  ];
}
