import { originalLanguage } from "@sampan/domain/kernel/language";
import { query } from "@sampan/client/query";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { listExpected } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { formatMinute } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { Button, Table, type TableColumnsType } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pagerOf } from "../../kit/pager.ts";
import { Panel } from "../../kit/panel.tsx";
import { propsText } from "../../kit/props-text.ts";
import { Thumb } from "../../kit/thumb.tsx";

type Parcel = OutputOf<typeof listExpected>["datalist"][number];

const size = 20;

interface ExpectedListProps {
  readonly onOpen: (expressNo: string) => void;
}

/** Express numbers on their way to us: those at our door by their scans first, then the longest awaited. */
export function ExpectedList({ onOpen }: ExpectedListProps) {
  const t = useTranslations("consoleWarehouse.expected");
  const [page, setPage] = useState<string>();
  const asked = useQuery({
    ...query(listExpected, { page: Number(page ?? 1), page_size: size }, { asksLogin: true }),
    refetchInterval: 60_000,
  });
  const columns = useColumns(onOpen);
  return (
    <Panel
      title={t("title")}
      extra={asked.data && <b>{t("count", { count: asked.data.total })}</b>}
    >
      <Loaded asked={asked} skeletonRows={8}>
        {({ datalist, total }) => (
          <Table<Parcel>
            rowKey="express_no"
            size="small"
            columns={columns}
            dataSource={datalist}
            pagination={pagerOf({ page, size, total, onPage: setPage })}
            locale={{ emptyText: <Nothing title={t("empty")} body={t("emptyHint")} /> }}
          />
        )}
      </Loaded>
    </Panel>
  );
}

function useColumns(onOpen: ExpectedListProps["onOpen"]): TableColumnsType<Parcel> {
  const t = useTranslations("consoleWarehouse.expected");
  return [
    {
      title: t("express"),
      render: (_, { express_no, carrier, recorded_at }) => (
        <>
          <Button type="link" className="bare" onClick={() => onOpen(express_no)}>
            {express_no}
          </Button>
          <br />
          <span className="small-text faint">
            {carrier}
            <br />
            {t("since", { time: formatMinute(recorded_at) })}
          </span>
        </>
      ),
    },
    {
      title: t("items"),
      render: (_, { items }) => (
        <div className="row">
          {items.slice(0, 3).map((item) => (
            <Thumb key={item.oid} src={item.image} />
          ))}
          <span className="one-line expected-name" lang={originalLanguage}>
            {items[0] && `${items[0].item_name} ${propsText(items[0].props)}`}
          </span>
        </div>
      ),
    },
    {
      title: t("pieces"),
      align: "right",
      render: (_, { items }) => items.reduce((pieces, item) => pieces + item.num, 0),
    },
    { title: t("customer"), dataIndex: "uid" },
    {
      title: t("scan"),
      render: (_, { scan }) =>
        scan && (
          <>
            <span className={scan.is_near ? "strong" : ""}>{scan.title}</span>
            <br />
            <span className="small-text faint">{formatMinute(scan.at)}</span>
          </>
        ),
    },
  ];
}
