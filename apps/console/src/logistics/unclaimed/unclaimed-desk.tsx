import { query } from "@sampan/client/query";
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
import { Input, Segmented, Select, Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { openable, useOpenRow } from "../../kit/open-row.ts";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { Panel } from "../../kit/panel.tsx";
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
    ...query(
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
  const words = useTranslations("consoleWords.warehouse");
  const search = route.useSearch();
  const navigate = useNavigate();
  const show = (change: Record<string, string | undefined>) =>
    void navigate({
      to: "/unclaimed",
      search: { tab, warehouse: search.warehouse, text: search.text, ...change },
    });
  const labelOf = (one: Tab): string => {
    if (one === claimsTab) return t("claimsTab");
    const count = one === "open" || one === "late" ? (waiting?.[one] ?? 0) : 0;
    return count > 0 ? t("tabWith", { tab: t(`tabs.${one}`), count }) : t(`tabs.${one}`);
  };
  return (
    <div className="row wrap">
      <Segmented<Tab>
        aria-label={t("tabsLabel")}
        className="fit"
        value={tab}
        onChange={(chosen) => show({ tab: chosen })}
        options={tabs.map((one) => ({
          value: one,
          label: labelOf(one),
        }))}
      />
      <Select
        aria-label={t("warehouse")}
        className="unclaimed-warehouse"
        value={search.warehouse ?? ""}
        onChange={(chosen) => show({ warehouse: chosen === "" ? undefined : chosen })}
        options={[
          { value: "", label: t("everyWarehouse") },
          ...warehouses.map((one) => ({ value: one, label: words(one) })),
        ]}
      />
      <Input.Search
        key={search.text ?? ""}
        className="unclaimed-search"
        aria-label={t("search")}
        placeholder={t("search")}
        maxLength={100}
        allowClear
        defaultValue={search.text ?? ""}
        onSearch={(typed) => show({ text: typed.trim() === "" ? undefined : typed.trim() })}
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
  const isNamed = ({ id }: UnclaimedParcel) => id === open;
  const chosen = useOpenRow({ rows: parcels, isNamed, open: choose });
  const columns = useColumns();
  if (!chosen)
    return (
      <section className="panel">
        <Nothing title={t(`empty.${tab}`)} />
      </section>
    );
  return (
    <div className="two-panes even">
      <Panel title={t("count", { count: total })}>
        <Table<UnclaimedParcel>
          rowKey="id"
          size="small"
          pagination={pagerOf({
            page,
            size,
            total,
            onPage: (next) =>
              void navigate({ to: "/unclaimed", search: { tab, warehouse, text, page: next } }),
          })}
          columns={columns}
          dataSource={[...parcels]}
          onRow={openable(chosen, choose)}
        />
      </Panel>
      <UnclaimedPane key={chosen.id} parcel={chosen} />
    </div>
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
