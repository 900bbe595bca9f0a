import { query } from "@sampan/client/query";
import { listTopups } from "@sampan/contract/money/topups/staff-topups";
import { formatMinute } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Segmented, Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { Panel } from "../../kit/panel.tsx";
import { openable, useOpenRow } from "../../kit/open-row.ts";
import { TopupPane } from "./topup-pane.tsx";
import type { Topup } from "./topup.ts";
import "./topups.css";

const route = getRouteApi("/frame/topups");
const views = ["under_review", "success", "failed"] as const;
type View = (typeof views)[number];

/** Declared bank transfers beside their vouchers, the longest waiting first. [BO-29] */
export function TopupDesk() {
  const t = useTranslations("consoleTopups");
  const search = route.useSearch();
  const navigate = useNavigate();
  const view = views.find((one) => one === search.state) ?? "under_review";
  const asked = useQuery({
    ...query(listTopups, { state: view, page_size: 100 }, { asksLogin: true }),
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
        {({ datalist }) => <Topups topups={datalist} view={view} open={search.number} />}
      </Loaded>
    </div>
  );
}

interface TopupsProps {
  readonly topups: readonly Topup[];
  readonly view: View;
  readonly open: string | undefined;
}

function Topups({ topups, view, open }: TopupsProps) {
  const t = useTranslations("consoleTopups");
  const navigate = useNavigate();
  const choose = ({ number }: Topup) =>
    void navigate({ to: "/topups", search: { state: view, number }, replace: true });
  const isNamed = ({ number }: Topup) => number === open;
  const chosen = useOpenRow({ rows: topups, isNamed, open: choose });
  const columns = useColumns(view);
  if (!chosen)
    return (
      <section className="panel">
        <Nothing title={t(`empty.${view}`)} />
      </section>
    );
  return (
    <div className="two-panes even">
      <Panel
        title={t("count", { count: topups.length })}
        extra={
          <span className="small-text faint">
            <kbd>↑</kbd> <kbd>↓</kbd>
          </span>
        }
      >
        <Table<Topup>
          rowKey="number"
          size="small"
          pagination={false}
          columns={columns}
          dataSource={[...topups]}
          onRow={openable(chosen, choose)}
        />
      </Panel>
      <TopupPane key={chosen.number} topup={chosen} />
    </div>
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
