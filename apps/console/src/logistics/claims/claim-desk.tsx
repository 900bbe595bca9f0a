import { query } from "@sampan/client/query";
import {
  claimTabs,
  listClaims,
  type StaffClaim,
} from "@sampan/contract/logistics/claims/staff-claims";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Segmented, Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { openable, useOpenRow } from "../../kit/open-row.ts";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { Panel } from "../../kit/panel.tsx";
import { ClaimPane } from "./claim-pane.tsx";
import { ClaimStateTag } from "./claim-state-tag.tsx";
import "./claims.css";

const route = getRouteApi("/frame/claims");
const size = 20;
type Tab = (typeof claimTabs)[number];

/** Damage claims by who has them now, what is due first in front. [BO-28] */
export function ClaimDesk() {
  const t = useTranslations("consoleClaims");
  const search = route.useSearch();
  const navigate = useNavigate();
  const tab = claimTabs.find((one) => one === search.tab) ?? "service";
  const asked = useQuery({
    ...query(listClaims, { tab, page: pageOf(search.page), page_size: size }, { asksLogin: true }),
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
        onChange={(chosen) => void navigate({ to: "/claims", search: { tab: chosen } })}
        options={claimTabs.map((one) => ({ value: one, label: labelOf(one) }))}
      />
      <Loaded asked={asked} skeletonRows={10}>
        {({ datalist, total }) => (
          <Claims claims={datalist} total={total} tab={tab} open={search.id} />
        )}
      </Loaded>
    </div>
  );
}

interface ClaimsProps {
  readonly claims: readonly StaffClaim[];
  readonly total: number;
  readonly tab: Tab;
  readonly open: string | undefined;
}

function Claims({ claims, total, tab, open }: ClaimsProps) {
  const t = useTranslations("consoleClaims");
  const navigate = useNavigate();
  const { page } = route.useSearch();
  const choose = ({ id }: StaffClaim) =>
    void navigate({ to: "/claims", search: { tab, page, id }, replace: true });
  const isNamed = ({ id }: StaffClaim) => id === open;
  const chosen = useOpenRow({ rows: claims, isNamed, open: choose });
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
        <Table<StaffClaim>
          rowKey="id"
          size="small"
          pagination={pagerOf({
            page,
            size,
            total,
            onPage: (next) => void navigate({ to: "/claims", search: { tab, page: next } }),
          })}
          columns={columns}
          dataSource={[...claims]}
          onRow={openable(chosen, choose)}
        />
      </Panel>
      <ClaimPane key={chosen.id} claim={chosen} />
    </div>
  );
}

function useColumns(tab: Tab): TableColumnsType<StaffClaim> {
  const t = useTranslations("consoleClaims");
  return [
    {
      title: t("number"),
      render: (_, { id, uid }) => (
        <>
          <Link to="/claims" search={{ tab, id }} className="strong" replace>
            {id}
          </Link>
          <br />
          <span className="small-text faint">{uid}</span>
        </>
      ),
    },
    {
      title: t("insurance"),
      render: (_, { insurance, share_bp }) =>
        insurance > 0 ? t("insured", { percent: insurance, share: share_bp / 100 }) : t("none"),
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
            <ClaimStateTag state={state} /> {edate !== "" && formatMinute(edate)}
          </>
        ) : (
          <span className={is_late ? "late-figure" : undefined}>{formatMinute(due_at)}</span>
        ),
    },
  ];
}
