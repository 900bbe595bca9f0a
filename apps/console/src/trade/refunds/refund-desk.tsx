import { query } from "@sampan/client/query";
import {
  listRefunds,
  refundTabs,
  type StaffRefund,
} from "@sampan/contract/trade/refunds/staff-refunds";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Segmented, Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { Panel } from "../../kit/panel.tsx";
import { openable, useOpenRow } from "../../kit/open-row.ts";
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
    ...query(listRefunds, { tab, page: pageOf(search.page), page_size: size }, { asksLogin: true }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  const waiting = asked.data?.waiting ?? {};
  const labelOf = (one: Tab): string =>
    waiting[one] ? t("tabWith", { tab: t(`tabs.${one}`), count: waiting[one] }) : t(`tabs.${one}`);
  return (
    <div className="desk">
      <Segmented<Tab>
        aria-label={t("tabsLabel")}
        className="fit"
        value={tab}
        onChange={(chosen) => void navigate({ to: "/refunds", search: { tab: chosen } })}
        options={refundTabs.map((one) => ({ value: one, label: labelOf(one) }))}
      />
      <Loaded asked={asked} skeletonRows={10}>
        {({ datalist, total }) => (
          <Refunds refunds={datalist} total={total} tab={tab} open={search.number} />
        )}
      </Loaded>
    </div>
  );
}

interface RefundsProps {
  readonly refunds: readonly StaffRefund[];
  readonly total: number;
  readonly tab: Tab;
  readonly open: string | undefined;
}

function Refunds({ refunds, total, tab, open }: RefundsProps) {
  const t = useTranslations("consoleRefunds");
  const navigate = useNavigate();
  const { page } = route.useSearch();
  const choose = ({ number }: StaffRefund) =>
    void navigate({ to: "/refunds", search: { tab, page, number }, replace: true });
  const isNamed = ({ number }: StaffRefund) => number === open;
  const chosen = useOpenRow({ rows: refunds, isNamed, open: choose });
  const columns = useColumns(tab);
  if (!chosen)
    return (
      <section className="panel">
        <Nothing title={t(`empty.${tab}`)} />
      </section>
    );
  return (
    <div className="two-panes even">
      <Panel title={t("count", { count: total })}>
        <Table<StaffRefund>
          rowKey="number"
          size="small"
          pagination={pagerOf({
            page,
            size,
            total,
            onPage: (next) => void navigate({ to: "/refunds", search: { tab, page: next } }),
          })}
          columns={columns}
          dataSource={[...refunds]}
          onRow={openable(chosen, choose)}
        />
      </Panel>
      <RefundPane key={chosen.number} refund={chosen} />
    </div>
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
