import {
  listStorage,
  type LyingParcel,
  type StorageTab,
  storageTabs,
} from "@sampan/contract/logistics/storage/staff-storage";
import { warehouses } from "@sampan/domain/goods/shippability/transports";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { CountedTabs } from "../../kit/counted-tabs.tsx";
import { KeptFilters } from "../../kit/kept-filters.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { RowsBeside } from "../../kit/rows-beside.tsx";
import { StorageEnd } from "./storage-end.tsx";
import { StoragePane } from "./storage-pane.tsx";
import "./storage.css";

const route = getRouteApi("/frame/storage");
const size = 20;

/** Parcels whose days in a warehouse end, the first end first. */
export function StorageDesk() {
  const search = route.useSearch();
  const tab = storageTabs.find((one) => one === search.tab) ?? "ending";
  const warehouse = warehouses.find((one) => one === search.warehouse);
  const text = search.text ?? "";
  const asked = useQuery({
    ...queryPage(
      listStorage,
      { tab, text, page: pageOf(search.page), page_size: size, ...(warehouse && { warehouse }) },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  return (
    <div className="desk">
      <Filters tab={tab} counts={asked.data?.counts} />
      <Loaded asked={asked} skeletonRows={10}>
        {({ datalist, total }) => <Lying parcels={datalist} total={total} tab={tab} />}
      </Loaded>
    </div>
  );
}

interface FiltersProps {
  readonly tab: StorageTab;
  readonly counts: Readonly<Record<Exclude<StorageTab, "done">, number>> | undefined;
}

function Filters({ tab, counts }: FiltersProps) {
  const t = useTranslations("consoleStorage");
  const search = route.useSearch();
  const navigate = useNavigate();
  const show = (change: Record<string, string | undefined>) =>
    void navigate({
      to: "/storage",
      search: { tab, warehouse: search.warehouse, text: search.text, ...change },
    });
  return (
    <div className="row wrap">
      <CountedTabs<StorageTab>
        label={t("tabsLabel")}
        tabs={storageTabs}
        value={tab}
        nameOf={(one) => t(`tabs.${one}`)}
        countOf={(one) => (one === "done" ? undefined : counts?.[one])}
        onChoose={(chosen) => show({ tab: chosen })}
      />
      <KeptFilters
        warehouse={search.warehouse}
        text={search.text}
        searchLabel={t("search")}
        onChange={show}
      />
    </div>
  );
}

interface LyingProps {
  readonly parcels: readonly LyingParcel[];
  readonly total: number;
  readonly tab: StorageTab;
}

function Lying({ parcels, total, tab }: LyingProps) {
  const t = useTranslations("consoleStorage");
  const navigate = useNavigate();
  const { tid: open, page, warehouse, text } = route.useSearch();
  const choose = ({ tid }: LyingParcel) =>
    void navigate({ to: "/storage", search: { tab, warehouse, text, page, tid }, replace: true });
  return (
    <RowsBeside<LyingParcel>
      rows={parcels}
      keyOf={({ tid }) => tid}
      open={open}
      onOpen={choose}
      title={t("count", { count: total })}
      empty={t(`empty.${tab}`)}
      columns={useColumns()}
      pager={{
        page,
        size,
        total,
        onPage: (next) =>
          void navigate({ to: "/storage", search: { tab, warehouse, text, page: next } }),
      }}
    >
      {(key, parcel) => parcel && <StoragePane key={key} parcel={parcel} />}
    </RowsBeside>
  );
}

function useColumns(): TableColumnsType<LyingParcel> {
  const t = useTranslations("consoleStorage");
  const words = useTranslations("consoleWords.warehouse");
  const { tab, warehouse, text } = route.useSearch();
  return [
    {
      title: t("parcel"),
      render: (_, { tid, uid, photos }) => (
        <div className="row">
          {photos[0] !== undefined && (
            <img className="thumb" src={photos[0]} alt="" width={44} height={44} loading="lazy" />
          )}
          <div>
            <Link to="/storage" search={{ tab, warehouse, text, tid }} className="strong" replace>
              {tid}
            </Link>
            <div className="small-text faint">{uid}</div>
          </div>
        </div>
      ),
    },
    {
      title: t("place"),
      render: (_, parcel) => (
        <>
          {words(parcel.warehouse)}
          <div className="small-text faint">{parcel.shelf}</div>
        </>
      ),
    },
    { title: t("end"), render: (_, parcel) => <StorageEnd parcel={parcel} /> },
  ];
}
