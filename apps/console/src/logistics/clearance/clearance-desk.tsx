import {
  clearanceTabs,
  type ClearanceTab,
  listClearances,
  type StaffClearance,
} from "@sampan/contract/logistics/clearance/staff-clearance";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { CountedTabs } from "../../kit/counted-tabs.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { RowsBeside } from "../../kit/rows-beside.tsx";
import { BrokerPanel } from "./broker-panel.tsx";
import { ClearancePane } from "./clearance-pane.tsx";
import { ClearanceStateTag } from "./clearance-state-tag.tsx";
import { DutyReceipts } from "./duty-receipts.tsx";

const route = getRouteApi("/frame/clearance");
const size = 20;

const deskTabs = [...clearanceTabs, "receipts"] as const;
type DeskTab = (typeof deskTabs)[number];

/**
 * Declarations of what waits in the warehouse, by who must act now, the first due in front; and receipts of what customs was paid
 * for what has left.
 */
export function ClearanceDesk() {
  const t = useTranslations("consoleClearance");
  const search = route.useSearch();
  const navigate = useNavigate();
  const tab = deskTabs.find((one) => one === search.tab) ?? "desk";
  const declared = tab === "receipts" ? "desk" : tab;
  const page = tab === "receipts" ? 1 : pageOf(search.page);
  const asked = useQuery({
    ...queryPage(listClearances, { tab: declared, page, page_size: size }, { asksLogin: true }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  return (
    <div className="desk">
      <CountedTabs<DeskTab>
        label={t("tabsLabel")}
        tabs={deskTabs}
        value={tab}
        nameOf={(one) => t(`tabs.${one}`)}
        countOf={(one) => (one === "receipts" ? undefined : asked.data?.waiting[one])}
        onChoose={(chosen) => void navigate({ to: "/clearance", search: { tab: chosen } })}
      />
      {tab === "desk" && <BrokerPanel />}
      {tab === "receipts" ? (
        <DutyReceipts />
      ) : (
        <Loaded asked={asked} skeletonRows={10}>
          {({ datalist, total, has_more }) => (
            <Clearances rows={datalist} total={total} hasMore={has_more} tab={tab} />
          )}
        </Loaded>
      )}
    </div>
  );
}

interface ClearancesProps {
  readonly rows: readonly StaffClearance[];
  readonly total: number;
  /** There are more than were counted. */
  readonly hasMore: boolean;
  readonly tab: ClearanceTab;
}

function Clearances({ rows, total, hasMore, tab }: ClearancesProps) {
  const t = useTranslations("consoleClearance");
  const navigate = useNavigate();
  const { page, tid: open } = route.useSearch();
  return (
    <RowsBeside<StaffClearance>
      rows={rows}
      keyOf={({ tid }) => tid}
      open={open}
      onOpen={({ tid }) =>
        void navigate({ to: "/clearance", search: { tab, page, tid }, replace: true })
      }
      title={t(hasMore ? "countMore" : "count", { count: total })}
      empty={t(`empty.${tab}`)}
      columns={useColumns(tab)}
      pager={{
        page,
        size,
        total,
        onPage: (next) => void navigate({ to: "/clearance", search: { tab, page: next } }),
      }}
    >
      {(key, clearance) =>
        clearance && <ClearancePane key={`${key} ${clearance.version}`} clearance={clearance} />
      }
    </RowsBeside>
  );
}

function useColumns(tab: ClearanceTab): TableColumnsType<StaffClearance> {
  const t = useTranslations("consoleClearance");
  return [
    {
      title: t("parcel"),
      render: (_, { tid, uid }) => (
        <>
          <Link to="/clearance" search={{ tab, tid }} className="strong" replace>
            {tid}
          </Link>
          <br />
          <span className="small-text faint">{uid}</span>
        </>
      ),
    },
    {
      title: t("who"),
      render: (_, { state, steps }) => {
        const brought = steps.flatMap(({ by, imgs }) => (by === "customer" ? imgs : [])).length;
        return (
          <>
            <ClearanceStateTag state={state} />
            {brought > 0 && (
              <>
                <br />
                <span className="small-text muted">{t("proofs.brought", { count: brought })}</span>
              </>
            )}
          </>
        );
      },
    },
    {
      title: t("worth"),
      align: "right",
      render: (_, { worth, currency }) => (
        <Amount className="strong" cents={worth} currency={currency} />
      ),
    },
    {
      title: t("due"),
      render: (_, { due_at, is_late }) =>
        due_at !== "" && (
          <span className={is_late ? "late-figure" : undefined}>{formatMinute(due_at)}</span>
        ),
    },
  ];
}
