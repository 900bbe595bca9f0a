import {
  listRefunds,
  refundTabs,
  type StaffRefund,
} from "@sampan/contract/trade/refunds/staff-refunds";
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
import { OwingSellers } from "./owing-sellers.tsx";
import { RefundPane } from "./refund-pane.tsx";
import { RefundStateTag } from "./refund-state-tag.tsx";
import "./refunds.css";

const route = getRouteApi("/frame/refunds");
const size = 20;
type Tab = (typeof refundTabs)[number];

/** Refunds by who has them now, what is due first in front. [BO-24] [BO-25] [BO-26] [BO-27] */
export function RefundDesk() {
  const t = useTranslations("consoleRefunds");
  const search = route.useSearch();
  const navigate = useNavigate();
  const tab = refundTabs.find((one) => one === search.tab) ?? "service";
  const asked = useQuery({
    ...queryPage(
      listRefunds,
      { tab, page: pageOf(search.page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  return (
    <div className="desk">
      <CountedTabs<Tab>
        label={t("tabsLabel")}
        tabs={refundTabs}
        value={tab}
        nameOf={(one) => t(`tabs.${one}`)}
        countOf={(one) => asked.data?.waiting[one]}
        onChoose={(chosen) => void navigate({ to: "/refunds", search: { tab: chosen } })}
      />
      <Loaded asked={asked} skeletonRows={10}>
        {({ datalist, total, has_more, sellers }) => (
          <>
            <OwingSellers sellers={sellers} />
            <Refunds
              refunds={datalist}
              total={total}
              hasMore={has_more}
              tab={tab}
              open={search.number}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}

interface RefundsProps {
  readonly refunds: readonly StaffRefund[];
  readonly total: number;
  /** There are more than were counted. */
  readonly hasMore: boolean;
  readonly tab: Tab;
  readonly open: string | undefined;
}

function Refunds({ refunds, total, hasMore, tab, open }: RefundsProps) {
  const t = useTranslations("consoleRefunds");
  const navigate = useNavigate();
  const { page } = route.useSearch();
  const choose = ({ number }: StaffRefund) =>
    void navigate({ to: "/refunds", search: { tab, page, number }, replace: true });
  return (
    <RowsBeside<StaffRefund>
      rows={refunds}
      keyOf={({ number }) => number}
      open={open}
      onOpen={choose}
      title={t(hasMore ? "countMore" : "count", { count: total })}
      empty={t(`empty.${tab}`)}
      columns={useColumns(tab)}
      pager={{
        page,
        size,
        total,
        onPage: (next) => void navigate({ to: "/refunds", search: { tab, page: next } }),
      }}
    >
      {(key, refund) => refund && <RefundPane key={key} refund={refund} />}
    </RowsBeside>
  );
}

function useColumns(tab: Tab): TableColumnsType<StaffRefund> {
  const t = useTranslations("consoleRefunds");
  return [
    {
      title: t("number"),
      render: (_, { number, uid }) => (
        <>
          <Link to="/refunds" search={{ tab, number }} className="strong" replace>
            {number}
          </Link>
          <br />
          <span className="small-text faint">{uid}</span>
        </>
      ),
    },
    {
      title: t("reason"),
      render: (_, { reason, kind }) =>
        kind === "compensation" ? t("compensation") : t(`reasons.${reason}`),
    },
    {
      title: t("amount"),
      align: "right",
      render: (_, { amount, currency }) => (
        <Amount className="strong" cents={amount} currency={currency} />
      ),
    },
    {
      title: t("due"),
      render: (_, { due_at, edate, is_late, state }) =>
        due_at === "" ? (
          <>
            <RefundStateTag state={state} /> {edate !== "" && formatMinute(edate)}
          </>
        ) : (
          <span className={is_late ? "late-figure" : undefined}>{formatMinute(due_at)}</span>
        ),
    },
  ];
}
