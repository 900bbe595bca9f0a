import { listTopups } from "@sampan/contract/money/topups/staff-topups";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Segmented, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { RowsBeside } from "../../kit/rows-beside.tsx";
import { TopupPane } from "./topup-pane.tsx";
import type { Topup } from "./topup.ts";
import "./topups.css";

const route = getRouteApi("/frame/topups");
const size = 50;
const views = ["under_review", "success", "failed"] as const;
type View = (typeof views)[number];

/** Declared bank transfers beside their vouchers, the longest waiting first. [BO-29] */
export function TopupDesk() {
  const t = useTranslations("consoleTopups");
  const search = route.useSearch();
  const navigate = useNavigate();
  const view = views.find((one) => one === search.state) ?? "under_review";
  const asked = useQuery({
    ...queryPage(
      listTopups,
      { state: view, page: pageOf(search.page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  return (
    <div className="desk">
      <Segmented<View>
        aria-label={t("views")}
        className="fit"
        value={view}
        onChange={(chosen) => void navigate({ to: "/topups", search: { state: chosen } })}
        options={views.map((one) => ({ value: one, label: t(`view.${one}`) }))}
      />
      <Loaded asked={asked} skeletonRows={10}>
        {({ datalist, total, has_more }) => (
          <Topups
            topups={datalist}
            total={total}
            hasMore={has_more}
            view={view}
            open={search.number}
          />
        )}
      </Loaded>
    </div>
  );
}

interface TopupsProps {
  readonly topups: readonly Topup[];
  readonly total: number;
  /** There are more than were counted. */
  readonly hasMore: boolean;
  readonly view: View;
  readonly open: string | undefined;
}

function Topups({ topups, total, hasMore, view, open }: TopupsProps) {
  const t = useTranslations("consoleTopups");
  const navigate = useNavigate();
  const { page } = route.useSearch();
  const choose = ({ number }: Topup) =>
    void navigate({ to: "/topups", search: { state: view, page, number }, replace: true });
  return (
    <RowsBeside<Topup>
      rows={topups}
      keyOf={({ number }) => number}
      open={open}
      onOpen={choose}
      title={t(hasMore ? "countMore" : "count", { count: total })}
      extra={
        <span className="small-text faint">
          <kbd>↑</kbd> <kbd>↓</kbd>
        </span>
      }
      empty={t(`empty.${view}`)}
      columns={useColumns(view)}
      pager={{
        page,
        size,
        total,
        onPage: (next) => void navigate({ to: "/topups", search: { state: view, page: next } }),
      }}
    >
      {(key, topup) => topup && <TopupPane key={key} topup={topup} />}
    </RowsBeside>
  );
}

function useColumns(view: View): TableColumnsType<Topup> {
  const t = useTranslations("consoleTopups");
  return [
    {
      title: t("number"),
      render: (_, { number, cdate }) => (
        <>
          <Link to="/topups" search={{ state: view, number }} className="strong" replace>
            {number}
          </Link>
          <br />
          <span className="small-text faint whole">{formatMinute(cdate)}</span>
        </>
      ),
    },
    {
      title: t("customer"),
      render: (_, { customer, uid }) => (
        <>
          {customer}
          <br />
          <span className="small-text faint">{uid}</span>
        </>
      ),
    },
    {
      title: t("bank"),
      render: (_, { bank_name, pay_no }) => (
        <>
          {bank_name}
          <br />
          <span className="small-text faint">{pay_no}</span>
        </>
      ),
    },
    {
      title: t("amount"),
      align: "right",
      render: (_, { amount, currency }) => (
        <Amount className="strong" cents={amount} currency={currency} />
      ),
    },
  ];
}
