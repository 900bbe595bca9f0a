import { listStuck } from "@sampan/contract/logistics/intervals/staff-stuck";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Button, Segmented, type TableColumnsType } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ActsTitle } from "../../kit/acts-title.tsx";
import { useNames } from "../../kit/names.ts";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { RowsOfPage } from "../../kit/rows-of-page.tsx";
import { pathTo } from "../../paths.ts";
import { SilentNumbers } from "../tracking/silent-numbers.tsx";
import { JudgedIntervals } from "./judged-intervals.tsx";
import { LookAfter } from "./look-after.tsx";
import type { StuckParcel } from "./stuck-parcel.ts";

const route = getRouteApi("/frame/stuck");
const size = 20;
const tabs = ["waiting", "silent", "looked_after", "judged"] as const;
type Tab = (typeof tabs)[number];

/** Parcels that are late on their way, and who looks after them before their owners ask; numbers that nobody scans. [BO-52] */
export function StuckDesk() {
  const t = useTranslations("consoleShipping.stuck");
  const words = useTranslations("consoleShipping");
  const search = route.useSearch();
  const navigate = useNavigate();
  const tab = tabs.find((one) => one === search.tab) ?? "waiting";
  const look = (to: Tab, page?: string) =>
    void navigate({ to: "/stuck", search: { tab: to, page } });
  return (
    <div className="desk">
      <Segmented<Tab>
        aria-label={t("tabs")}
        className="fit"
        value={tab}
        onChange={(to) => look(to)}
        options={tabs.map((one) => ({
          value: one,
          label: one === "silent" || one === "judged" ? words(`${one}.tab`) : t(one),
        }))}
      />
      {tab === "judged" ? (
        <JudgedIntervals />
      ) : tab === "silent" ? (
        <SilentNumbers page={search.page} onPage={(page) => look(tab, page)} />
      ) : (
        <StuckParcels tab={tab} page={search.page} onPage={(page) => look(tab, page)} />
      )}
    </div>
  );
}

interface StuckParcelsProps {
  readonly tab: Exclude<Tab, "silent" | "judged">;
  readonly page: string | undefined;
  readonly onPage: (page: string | undefined) => void;
}

function StuckParcels({ tab, page, onPage }: StuckParcelsProps) {
  const t = useTranslations("consoleShipping.stuck");
  const [chosen, choose] = useState<StuckParcel>();
  const asked = useQuery({
    ...queryPage(listStuck, { tab, page: pageOf(page), page_size: size }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns(tab, choose);
  return (
    <>
      <RowsOfPage
        label={t(tab)}
        rowKey="tid"
        asked={asked}
        columns={columns}
        nothing={<Nothing title={t("empty")} body={t("emptyHint")} />}
        page={page}
        size={size}
        onPage={onPage}
      />
      {chosen && <LookAfter parcel={chosen} onClose={() => choose(undefined)} />}
    </>
  );
}

function useColumns(
  tab: Exclude<Tab, "silent" | "judged">,
  choose: (parcel: StuckParcel) => void,
): TableColumnsType<StuckParcel> {
  const t = useTranslations("consoleShipping");
  const words = useTranslations("consoleWords");
  const names = useNames();
  const acts: TableColumnsType<StuckParcel> = [
    {
      key: "acts",
      title: <ActsTitle />,
      align: "right",
      render: (_, parcel) => (
        <Button
          size="small"
          aria-label={t("stuck.actOn", { tid: parcel.tid })}
          onClick={() => choose(parcel)}
        >
          {t("stuck.act")}
        </Button>
      ),
    },
  ];
  return [
    {
      title: t("parcel"),
      render: (_, { tid, box_number }) => (
        <>
          <span className="strong">{tid}</span>
          {box_number !== null && (
            <>
              <br />
              <Link {...pathTo.box(box_number)} className="small-text">
                {box_number}
              </Link>
            </>
          )}
        </>
      ),
    },
    {
      title: t("route"),
      render: (_, { warehouse, region, transport }) =>
        `${words(`warehouse.${warehouse}`)} · ${words(`region.${region}`)} · ${names.transport(transport)}`,
    },
    { title: t("stuck.legColumn"), render: (_, { leg }) => t(`stuck.leg.${leg}`) },
    { title: t("stuck.since"), render: (_, { begun_at }) => formatMinute(begun_at) },
    { title: t("stuck.due"), render: (_, { due_at }) => formatMinute(due_at) },
    {
      title: t("stuck.order"),
      render: (_, { order_tids }) =>
        order_tids.map((tid) => (
          <div key={tid}>
            <Link {...pathTo.order(tid)}>{tid}</Link>
          </div>
        )),
    },
    ...(tab === "waiting" ? [] : [lookedAfterBy(t("stuck.lookedAfterBy"))]),
    ...acts,
  ];
}

const lookedAfterBy = (title: string): TableColumnsType<StuckParcel>[number] => ({
  title,
  render: (_, { note, acknowledged_at, acknowledged_by }) => (
    <>
      {acknowledged_by} · {acknowledged_at && formatMinute(acknowledged_at)}
      <br />
      <span className="small-text faint">{note}</span>
    </>
  ),
});
