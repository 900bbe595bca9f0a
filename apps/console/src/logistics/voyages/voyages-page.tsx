import type { OutputOf } from "@sampan/contract/kernel/call";
import { listVoyages } from "@sampan/contract/logistics/voyages/staff-voyages";
import { voyageStates } from "@sampan/domain/logistics/voyages/voyage-state";
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
import { CreateVoyage } from "./create-voyage.tsx";
import type { Voyage } from "./open-voyage.ts";
import { VoyageStateTag } from "./voyage-state-tag.tsx";

const route = getRouteApi("/frame/voyages");
const size = 20;
const views = ["all", ...voyageStates] as const;
type View = (typeof views)[number];

/** Containers and flights, the latest first. */
export function VoyagesPage() {
  const t = useTranslations("consoleVoyages");
  const search = route.useSearch();
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const view = views.find((one) => one === search.state) ?? "all";
  const state = view === "all" ? {} : { state: view };
  const asked = useQuery({
    ...queryPage(
      listVoyages,
      { page: pageOf(search.page), page_size: size, ...state },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
  });
  const look = (to: View, page?: string) =>
    void navigate({ to: "/voyages", search: { state: to === "all" ? undefined : to, page } });
  const columns = useColumns();
  return (
    <RowsDesk<Voyage, OutputOf<typeof listVoyages>>
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
      {() => isCreating && <CreateVoyage onClose={() => setCreating(false)} />}
    </RowsDesk>
  );
}

function useColumns(): TableColumnsType<Voyage> {
  const t = useTranslations("consoleVoyages");
  const shipping = useTranslations("consoleShipping");
  const words = useTranslations("consoleWords");
  const names = useNames();
  return [
    {
      title: t("number"),
      render: (_, { number, name }) => (
        <>
          <Link {...pathTo.voyage(number)} className="strong">
            {name}
          </Link>
          <br />
          <span className="small-text faint">{number}</span>
        </>
      ),
    },
    { title: shipping("stateColumn"), render: (_, { state }) => <VoyageStateTag state={state} /> },
    {
      title: shipping("route"),
      render: (_, { warehouse, region, transport }) =>
        `${words(`warehouse.${warehouse}`)} · ${words(`region.${region}`)} · ${names.transport(transport)}`,
    },
    { title: t("boxes"), align: "right", dataIndex: "boxes" },
    { title: shipping("parcels"), align: "right", dataIndex: "parcels" },
    {
      title: shipping("weight"),
      align: "right",
      render: (_, { weight_g }) => `${formatKilograms(weight_g)} kg`,
    },
    {
      title: shipping("dispatchedAt"),
      render: (_, { departed_at }) => (departed_at === null ? "" : formatMinute(departed_at)),
    },
    {
      title: shipping("arrivedAt"),
      render: (_, { arrived_at }) => (arrived_at === null ? "" : formatMinute(arrived_at)),
    },
  ];
}
