import { query } from "@sampan/client/query";
import { listVoyages } from "@sampan/contract/logistics/voyages/staff-voyages";
import { voyageStates } from "@sampan/domain/logistics/voyages/voyage-state";
import { formatMinute } from "@sampan/ui/format/dates";
import { formatKilograms } from "@sampan/ui/format/weight";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Button, Segmented, Table, type TableColumnsType } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { useNames } from "../../kit/names.ts";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
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
    ...query(
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
    <div className="desk">
      <div className="row between">
        <Segmented<View>
          aria-label={t("views")}
          value={view}
          onChange={(chosen) => look(chosen)}
          options={views.map((one) => ({ value: one, label: t(`state.${one}`) }))}
        />
        <Button type="primary" onClick={() => setCreating(true)}>
          {t("create")}
        </Button>
      </div>
      <section className="panel" aria-label={t("label")}>
        <Loaded asked={asked} skeletonRows={8}>
          {({ datalist, total }) => (
            <Table<Voyage>
              rowKey="number"
              size="small"
              columns={columns}
              dataSource={datalist}
              pagination={pagerOf({
                page: search.page,
                size,
                total,
                onPage: (page) => look(view, page),
              })}
              locale={{ emptyText: <Nothing title={t("empty")} body={t("emptyHint")} /> }}
            />
          )}
        </Loaded>
      </section>
      {isCreating && <CreateVoyage onClose={() => setCreating(false)} />}
    </div>
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
