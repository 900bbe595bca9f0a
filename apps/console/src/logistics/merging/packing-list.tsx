import { listToPack } from "@sampan/contract/logistics/merging/staff-merging";
import { formatMinute } from "@sampan/ui/format/dates";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Button, Checkbox, Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { useNames } from "../../kit/names.ts";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import type { WarehouseName } from "../warehouse/stored-warehouse.ts";
import { type ParcelToPack, weightOf } from "./use-packing.ts";

const route = getRouteApi("/frame/packing");
const size = 20;

interface PackingListProps {
  readonly warehouse: WarehouseName;
  readonly onOpen: (number: string) => void;
}

/** Merged parcels that wait to be one box, the longest waiting first. */
export function PackingList({ warehouse, onOpen }: PackingListProps) {
  const t = useTranslations("consolePacking.list");
  const { page, late } = route.useSearch();
  const isLate = late !== undefined;
  const navigate = useNavigate();
  const asked = useQuery({
    ...queryPage(
      listToPack,
      { warehouse, late: isLate, page: pageOf(page), page_size: size },
      { asksLogin: true },
    ),
    refetchInterval: 60_000,
  });
  const columns = useColumns(onOpen);
  return (
    <Panel
      title={t("title")}
      extra={
        <span className="row">
          <Checkbox
            checked={isLate}
            onChange={({ target }) =>
              void navigate({ to: "/packing", search: target.checked ? { late: "1" } : {} })
            }
          >
            {t("lateOnly")}
          </Checkbox>
          {asked.data && <b>{t("count", { count: asked.data.total })}</b>}
        </span>
      }
    >
      <Loaded asked={asked} skeletonRows={8}>
        {({ datalist, total, packing_hours: hours }) => (
          <Table<ParcelToPack>
            rowKey="tid"
            size="small"
            columns={columns}
            dataSource={datalist}
            pagination={pagerOf({
              page,
              size,
              total,
              onPage: (next) => void navigate({ to: "/packing", search: { late, page: next } }),
            })}
            locale={{
              emptyText: isLate ? (
                <Nothing title={t("noneLate")} body={t("noneLateHint", { hours })} />
              ) : (
                <Nothing title={t("empty")} body={t("emptyHint")} />
              ),
            }}
          />
        )}
      </Loaded>
    </Panel>
  );
}

function useColumns(onOpen: PackingListProps["onOpen"]): TableColumnsType<ParcelToPack> {
  const t = useTranslations("consolePacking.list");
  const words = useTranslations("consoleWords");
  const names = useNames();
  return [
    {
      title: t("parcel"),
      render: (_, { tid }) => (
        <Button type="link" className="bare" onClick={() => onOpen(tid)}>
          {tid}
        </Button>
      ),
    },
    {
      title: t("goods"),
      render: (_, { parts }) => (
        <div className="row">
          {parts
            .flatMap(({ items }) => items)
            .slice(0, 4)
            .map(({ oid, image }) => (
              <Thumb key={oid} src={image} />
            ))}
        </div>
      ),
    },
    { title: t("parts"), align: "right", render: (_, { parts }) => parts.length },
    {
      title: t("shelves"),
      render: (_, { parts }) =>
        [...new Set(parts.map(({ shelf }) => shelf).filter(Boolean))].join(" · "),
    },
    {
      title: t("weight"),
      align: "right",
      render: (_, { parts }) => `${formatKilograms(weightOf(parts))} kg`,
    },
    {
      title: t("way"),
      render: (_, { region, transport, express }) =>
        [words(`region.${region}`), names.transport(transport), names.carrier(express)].join(" · "),
    },
    { title: t("customer"), dataIndex: "uid" },
    {
      title: t("since"),
      render: (_, { asked_at, is_late }) => (
        <span className="row">
          {formatMinute(asked_at)}
          {is_late && (
            <Tag tone="danger" icon="warn">
              {t("late")}
            </Tag>
          )}
        </span>
      ),
    },
  ];
}
