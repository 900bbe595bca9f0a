import {
  listCounts,
  openCount,
  type StockCount,
} from "@sampan/contract/logistics/stock/staff-stock";
import { formatMinute } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Table, type TableColumnsType } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { storedWarehouse, storeWarehouse } from "../warehouse/stored-warehouse.ts";
import { OpenCount } from "./open-count.tsx";
import { ScanLine } from "./scan-line.tsx";
import "../warehouse/warehouse.css";
import "./stock.css";

const route = getRouteApi("/frame/stock");
const size = 20;

/** Counts of what lies on the shelves: a shelf's label opens one, whatever lies there is scanned, and it is closed. */
export function StockDesk() {
  const { id } = route.useSearch();
  return id === undefined ? <Counts /> : <OpenCount key={id} id={id} />;
}

function Counts() {
  const t = useTranslations("consoleStock.count");
  const { page } = route.useSearch();
  const navigate = useNavigate();
  const [warehouse, setWarehouse] = useState(storedWarehouse);
  const open = useCommand(openCount, {
    whenDone: ({ data }) => void navigate({ to: "/stock", search: { id: data.id } }),
  });
  const asked = useQuery({
    ...queryPage(
      listCounts,
      { warehouse, page: pageOf(page), page_size: size },
      { asksLogin: true },
    ),
    refetchInterval: 30_000,
  });
  const columns = useColumns();
  return (
    <div className="desk stock">
      <ScanLine
        label={t("open")}
        hint={t("openHint")}
        told={undefined}
        warehouse={warehouse}
        onWarehouse={(chosen) => {
          storeWarehouse(chosen);
          setWarehouse(chosen);
        }}
        onScan={(shelf) => open.run({ warehouse, shelf: shelf === "*" ? "" : shelf.slice(0, 20) })}
      />
      <Panel title={t("list")}>
        <Loaded asked={asked} skeletonRows={8}>
          {({ datalist, total }) => (
            <Table<StockCount>
              rowKey="id"
              size="small"
              columns={columns}
              dataSource={datalist}
              pagination={pagerOf({
                page,
                size,
                total,
                onPage: (next) => void navigate({ to: "/stock", search: { page: next } }),
              })}
              locale={{ emptyText: <Nothing title={t("none")} body={t("noneHint")} /> }}
            />
          )}
        </Loaded>
      </Panel>
    </div>
  );
}

const tones = { open: "brand", closed: "warn", settled: "ok" } as const;

function useColumns(): TableColumnsType<StockCount> {
  const t = useTranslations("consoleStock.count");
  return [
    {
      title: t("place"),
      render: (_, { id, shelf }) => (
        <Link to="/stock" search={{ id }} className="strong">
          {shelf === "" ? t("whole") : shelf}
        </Link>
      ),
    },
    {
      title: t("state"),
      render: (_, { state }) => <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>,
    },
    {
      title: t("progress"),
      align: "right",
      render: (_, { counted, expected }) => `${String(counted)} / ${String(expected)}`,
    },
    { title: t("differences"), align: "right", render: (_, one) => one.differences.length },
    {
      title: t("opened"),
      render: (_, one) => `${formatMinute(one.opened_at)} · ${one.opened_by}`,
    },
  ];
}
