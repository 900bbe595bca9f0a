import { query } from "@sampan/client/query";
import { listOrdersToBill } from "@sampan/contract/logistics/billing/staff-billing";
import { formatMinute } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { useNames } from "../../kit/names.ts";
import { Nothing } from "../../kit/nothing.tsx";
import { Panel } from "../../kit/panel.tsx";
import { openable, useOpenRow } from "../../kit/open-row.ts";
import { BillPane } from "./bill-pane.tsx";
import type { BillingGroup } from "./billing-group.ts";

const firstOf = (group: BillingGroup): string => group.order_tids[0] ?? "";

/** The queue of orders to bill, and beside it the bill of the one that is open. */
export function ToBill({ open }: { readonly open: string | undefined }) {
  const asked = useQuery({
    ...query(listOrdersToBill, { page_size: 100 }, { asksLogin: true }),
    refetchInterval: 30_000,
  });
  return (
    <Loaded asked={asked} skeletonRows={10}>
      {({ datalist }) => <Groups groups={datalist} open={open} />}
    </Loaded>
  );
}

interface GroupsProps {
  readonly groups: readonly BillingGroup[];
  readonly open: string | undefined;
}

function Groups({ groups, open }: GroupsProps) {
  const t = useTranslations("consoleBilling");
  const navigate = useNavigate();
  const choose = (group: BillingGroup) =>
    void navigate({ to: "/billing", search: { tid: firstOf(group) }, replace: true });
  const isNamed = ({ order_tids }: BillingGroup) => open !== undefined && order_tids.includes(open);
  const chosen = useOpenRow({ rows: groups, isNamed, open: choose });
  const columns = useColumns();
  if (!chosen)
    return (
      <section className="panel">
        <Nothing title={t("empty")} body={t("emptyHint")} />
      </section>
    );
  return (
    <div className="two-panes even">
      <Panel
        title={t("toBill", { count: groups.length })}
        extra={
          <span className="small-text faint">
            <kbd>↑</kbd> <kbd>↓</kbd>
          </span>
        }
      >
        <Table<BillingGroup>
          rowKey={firstOf}
          size="small"
          pagination={false}
          columns={columns}
          dataSource={[...groups]}
          onRow={openable(chosen, choose)}
        />
      </Panel>
      <BillPane key={firstOf(chosen)} group={chosen} />
    </div>
  );
}

function useColumns(): TableColumnsType<BillingGroup> {
  const t = useTranslations("consoleBilling");
  const names = useNames();
  return [
    {
      title: t("orders"),
      render: (_, group) => (
        <>
          <Link to="/billing" search={{ tid: firstOf(group) }} className="strong" replace>
            {group.order_tids.join("、")}
          </Link>
          <br />
          <span className="small-text faint">{group.uid}</span>
        </>
      ),
    },
    {
      title: t("transport"),
      render: (_, { transport, is_tax_included, pay_mode }) => (
        <>
          {names.line({ transport, is_tax_included })}
          <br />
          <span className="small-text faint">{names.payMode(pay_mode)}</span>
        </>
      ),
    },
    {
      title: t("parcels"),
      align: "right",
      render: (_, { parcels }) => (
        <>
          {parcels.length}
          {parcels.some(({ awaits_owner }) => awaits_owner) && (
            <div className="small-text bill-waits">{t("awaitsOwner")}</div>
          )}
        </>
      ),
    },
    { title: t("arrivedAt"), render: (_, { arrived_at }) => formatMinute(arrived_at) },
  ];
}
