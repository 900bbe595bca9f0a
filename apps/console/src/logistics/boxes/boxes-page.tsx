import type { OutputOf } from "@sampan/contract/kernel/call";
import { listBoxes } from "@sampan/contract/logistics/boxes/staff-shipping";
import { boxStates } from "@sampan/domain/logistics/boxes/box-state";
import { formatMinute } from "@sampan/ui/format/dates";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Segmented, type TableColumnsType } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { RowsDesk } from "../../kit/rows-desk.tsx";
import { pathTo } from "../../paths.ts";
import { BoxStateTag } from "./box-state-tag.tsx";
import { CreateBox } from "./create-box.tsx";

const route = getRouteApi("/frame/boxes");
const size = 20;
const views = ["all", ...boxStates] as const;
type View = (typeof views)[number];

export type Box = OutputOf<typeof listBoxes>["datalist"][number];

/** Boxes and containers, the latest first. [BO-20] */
export function BoxesPage() {
  const t = useTranslations("consoleShipping");
  const search = route.useSearch();
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const view = views.find((one) => one === search.state) ?? "all";
  const asked = useQuery({
    ...queryPage(
      listBoxes,
      { page: pageOf(search.page), page_size: size, ...(view === "all" ? {} : { state: view }) },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
  });
  const look = (state: View, page?: string) =>
    void navigate({ to: "/boxes", search: { state: state === "all" ? undefined : state, page } });
  const columns = useColumns();
  return (
    <RowsDesk<Box, OutputOf<typeof listBoxes>>
      words={{ add: t("create"), list: t("label"), none: t("empty"), noneHint: t("emptyHint") }}
      beside={
        <Segmented<View>
          aria-label={t("views")}
          value={view}
          onChange={(chosen) => look(chosen)}
          options={views.map((one) => ({ value: one, label: t(`state.${one}`) }))}
        />
      }
      rowKey="number"
      asked={asked}
      columns={columns}
      page={search.page}
      size={size}
      onPage={(page) => look(view, page)}
      onAdd={() => setCreating(true)}
    >
      {() => isCreating && <CreateBox onClose={() => setCreating(false)} />}
    </RowsDesk>
  );
}

function useColumns(): TableColumnsType<Box> {
  const t = useTranslations("consoleShipping");
  const words = useTranslations("consoleWords");
  const names = useNames();
  return [
    {
      title: t("number"),
      render: (_, { number }) => (
        <Link {...pathTo.box(number)} className="strong">
          {number}
        </Link>
      ),
    },
    { title: t("stateColumn"), render: (_, { state }) => <BoxStateTag state={state} /> },
    { title: t("warehouse"), render: (_, { warehouse }) => words(`warehouse.${warehouse}`) },
    {
      title: t("route"),
      render: (_, { region, transport }) =>
        `${words(`region.${region}`)} · ${names.transport(transport)}`,
    },
    { title: t("parcels"), align: "right", dataIndex: "parcels" },
    {
      title: t("weight"),
      align: "right",
      render: (_, { weight_g }) => `${formatKilograms(weight_g)} kg`,
    },
    { title: t("openedAt"), render: (_, { cdate }) => formatMinute(cdate) },
    {
      title: t("dispatchedAt"),
      render: (_, { dispatched_at }) => (dispatched_at === null ? "" : formatMinute(dispatched_at)),
    },
    {
      title: t("arrivedAt"),
      render: (_, { arrived_at }) => (arrived_at === null ? "" : formatMinute(arrived_at)),
    },
  ];
}
