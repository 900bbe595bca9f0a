import {
  listUnclaimed,
  type UnclaimedParcel,
  type UnclaimedTab,
  unclaimedTabs,
} from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { warehouses } from "@sampan/domain/goods/shippability/transports";
import { formatMinute } from "@sampan/ui/format/dates";
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
import { Tag } from "../../kit/tag.tsx";
import { AllClaims } from "./all-claims.tsx";
import { UnclaimedPane } from "./unclaimed-pane.tsx";
import "./unclaimed.css";

const route = getRouteApi("/frame/unclaimed");
const size = 20;
const claimsTab = "claims";
type Tab = UnclaimedTab | typeof claimsTab;
const tabs: readonly Tab[] = [...unclaimedTabs, claimsTab];

/** Parcels that came without an owner, the longest kept first. [BO-15] */
export function UnclaimedDesk() {
  const { tab } = route.useSearch();
  return tab === claimsTab ? (
    <div className="desk">
      <Filters tab={claimsTab} waiting={undefined} />
      <AllClaims />
    </div>
  ) : (
    <KeptParcels />
  );
}

function KeptParcels() {
  const search = route.useSearch();
  const tab = unclaimedTabs.find((one) => one === search.tab) ?? "open";
  const warehouse = warehouses.find((one) => one === search.warehouse);
  const text = search.text ?? "";
  const asked = useQuery({
    ...queryPage(
      listUnclaimed,
      { tab, text, page: pageOf(search.page), page_size: size, ...(warehouse && { warehouse }) },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  return (
    <div className="desk">
      <Filters tab={tab} waiting={asked.data?.waiting} />
      <Loaded asked={asked} skeletonRows={10}>
        {({ datalist, total }) => <Kept parcels={datalist} total={total} tab={tab} />}
      </Loaded>
    </div>
  );
}

interface FiltersProps {
  readonly tab: Tab;
  readonly waiting: { readonly open: number; readonly late: number } | undefined;
}

function Filters({ tab, waiting }: FiltersProps) {
  const t = useTranslations("consoleUnclaimed");
  const search = route.useSearch();
  const navigate = useNavigate();
  const show = (change: Record<string, string | undefined>) =>
    void navigate({
      to: "/unclaimed",
      search: { tab, warehouse: search.warehouse, text: search.text, ...change },
    });
  return (
    <div className="row wrap">
      <CountedTabs<Tab>
        label={t("tabsLabel")}
        tabs={tabs}
        value={tab}
        nameOf={(one) => (one === claimsTab ? t("claimsTab") : t(`tabs.${one}`))}
        countOf={(one) => (one === "open" || one === "late" ? waiting?.[one] : undefined)}
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

interface KeptProps {
  readonly parcels: readonly UnclaimedParcel[];
  readonly total: number;
  readonly tab: UnclaimedTab;
}

function Kept({ parcels, total, tab }: KeptProps) {
  const t = useTranslations("consoleUnclaimed");
  const navigate = useNavigate();
  const { id: open, page, warehouse, text } = route.useSearch();
  const choose = ({ id }: UnclaimedParcel) =>
    void navigate({ to: "/unclaimed", search: { tab, warehouse, text, page, id }, replace: true });
  return (
    <RowsBeside<UnclaimedParcel>
      rows={parcels}
      keyOf={({ id }) => id}
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
          void navigate({ to: "/unclaimed", search: { tab, warehouse, text, page: next } }),
      }}
    >
      {(key, parcel) => parcel && <UnclaimedPane key={key} parcel={parcel} />}
    </RowsBeside>
  );
}

function useColumns(): TableColumnsType<UnclaimedParcel> {
  const t = useTranslations("consoleUnclaimed");
  const words = useTranslations("consoleWords.warehouse");
  const { tab, warehouse, text } = route.useSearch();
  return [
    {
      title: t("parcel"),
      render: (_, { id, express_no, label, photos }) => (
        <div className="row">
          {photos[0] !== undefined && (
            <img className="thumb" src={photos[0]} alt="" width={44} height={44} loading="lazy" />
          )}
          <div>
            <Link to="/unclaimed" search={{ tab, warehouse, text, id }} className="strong" replace>
              {express_no}
            </Link>
            <div className="small-text faint unclaimed-label">{label}</div>
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
    {
      title: t("since"),
      render: (_, parcel) => (
        <>
          {formatMinute(parcel.received_at)}
          {parcel.is_late && (
            <div>
              <Tag tone="warn">{t("late")}</Tag>
            </div>
          )}
        </>
      ),
    },
  ];
}
