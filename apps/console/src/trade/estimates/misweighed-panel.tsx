import { listMisweighed, type Misweighed } from "@sampan/contract/trade/estimates/staff-estimates";
import { originalLanguage } from "@sampan/domain/kernel/language";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { OriginalLink } from "../../kit/original-link.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { Panel } from "../../kit/panel.tsx";
import { wideTable } from "../../kit/wide-table.ts";
import { queryPage } from "../../kit/query-page.ts";

const size = 20;

interface MisweighedPanelProps {
  readonly page: string | undefined;
  readonly onPage: (page: string | undefined) => void;
}

/** Listings that weigh something else in parcels than they say, the farthest off first. */
export function MisweighedPanel({ page, onPage }: MisweighedPanelProps) {
  const t = useTranslations("consoleEstimates");
  const asked = useQuery({
    ...queryPage(listMisweighed, { page: pageOf(page), page_size: size }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  const weight = (grams: number): string => t("grams", { weight: formatKilograms(grams) });
  const columns: TableColumnsType<Misweighed> = [
    {
      title: t("listing"),
      rowScope: "row",
      render: (_, { item_name, url, platform }) => (
        <>
          <span lang={originalLanguage}>{item_name}</span>
          <br />
          <OriginalLink url={url} platform={platform} />
        </>
      ),
    },
    {
      title: t("said"),
      align: "right",
      render: (_, { said_g }) => (said_g === null ? t("saysNothing") : weight(said_g)),
    },
    {
      title: t("real"),
      align: "right",
      render: (_, { low_g, high_g }) =>
        formatKilograms(low_g) === formatKilograms(high_g)
          ? weight(low_g)
          : t("span", { low: formatKilograms(low_g), high: formatKilograms(high_g) }),
    },
    { title: t("parcels"), align: "right", dataIndex: "samples" },
  ];
  return (
    <Panel title={t("listings")} foot={<span className="small-text">{t("listingsHint")}</span>}>
      <Loaded asked={asked} skeletonRows={6}>
        {({ datalist, total }) => (
          <Table<Misweighed>
            rowKey="product_id"
            size="small"
            columns={columns}
            dataSource={datalist}
            {...wideTable}
            pagination={pagerOf({ page, size, total, onPage })}
            locale={{ emptyText: <Nothing title={t("fits")} body={t("fitsHint")} /> }}
          />
        )}
      </Loaded>
    </Panel>
  );
}
