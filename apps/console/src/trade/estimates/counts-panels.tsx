import type { Estimates } from "@sampan/contract/trade/estimates/staff-estimates";
import { wordsIn } from "@sampan/locales/words-in";
import { Table, type TableColumnsType } from "antd";
import { useLocale, useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";
import { Panel } from "../../kit/panel.tsx";
import { wideTable } from "../../kit/wide-table.ts";

type Counts = Estimates["all"];
interface Row extends Counts {
  readonly key: string;
  readonly name: string;
}

/** In all, by line, by category and by where weights came from: how many came as near as they should. */
export function CountsPanels({ estimates }: { readonly estimates: Estimates }) {
  const t = useTranslations("consoleEstimates");
  const regions = useTranslations("consoleWords.region");
  const names = useNames();
  const language = useLocale();
  const { all, by_line, by_category, by_basis } = estimates;
  const groups = [
    {
      title: t("byLine"),
      first: t("line"),
      rows: by_line.map(({ region, transport, ...counts }) => ({
        ...counts,
        key: `${region}${transport}`,
        name: `${regions(region)} · ${names.transport(transport)}`,
      })),
    },
    {
      title: t("byCategory"),
      first: t("category"),
      rows: by_category.map(({ category, ...counts }, at) => ({
        ...counts,
        key: String(at),
        name: category ? wordsIn(language, category).text : t("noCategory"),
      })),
    },
    {
      title: t("byBasis"),
      first: t("basis"),
      rows: by_basis.map(({ basis, ...counts }) => ({
        ...counts,
        key: basis,
        name: t(`bases.${basis}`),
      })),
    },
  ];
  return (
    <>
      <Panel title={t("judged")}>
        <Counted
          first={t("judged")}
          rows={[{ ...all, key: "all", name: all.judged.toLocaleString("en") }]}
          isAll
        />
      </Panel>
      {groups.map(({ title, first, rows }) => (
        <Panel key={title} title={title}>
          <Counted first={first} rows={rows} />
        </Panel>
      ))}
    </>
  );
}

interface CountedProps {
  readonly first: string;
  readonly rows: readonly Row[];
  /** Its first column is their number already. */
  readonly isAll?: boolean;
}

function Counted({ first, rows, isAll = false }: CountedProps) {
  const t = useTranslations("consoleEstimates");
  const share = (of: (row: Row) => number) => (row: Row) =>
    `${((of(row) / row.judged) * 100).toFixed(1)}%`;
  const number = (title: string, render: (row: Row) => string) => ({
    title,
    align: "right" as const,
    render: (_: unknown, row: Row) => render(row),
  });
  const columns: TableColumnsType<Row> = [
    { title: first, dataIndex: "name", rowScope: "row" },
    ...(isAll ? [] : [number(t("judged"), ({ judged }) => judged.toLocaleString("en"))]),
    number(
      t("within5"),
      share(({ within_5 }) => within_5),
    ),
    number(
      t("within15"),
      share(({ within_15 }) => within_15),
    ),
    number(
      t("dearer"),
      share(({ dearer }) => dearer),
    ),
    number(
      t("cheaper"),
      share(({ cheaper }) => cheaper),
    ),
  ];
  return (
    <Table<Row>
      size="small"
      columns={columns}
      dataSource={[...rows]}
      pagination={false}
      {...wideTable}
    />
  );
}
