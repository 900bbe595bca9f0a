import {
  claimTabs,
  listClaims,
  type StaffClaim,
} from "@sampan/contract/logistics/claims/staff-claims";
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
import { ClaimPane } from "./claim-pane.tsx";
import { ClaimStateTag } from "./claim-state-tag.tsx";
import { DelayCovers } from "./delay-covers.tsx";
import "./claims.css";

const route = getRouteApi("/frame/claims");
const size = 20;
type Tab = (typeof claimTabs)[number];
const tabs = [...claimTabs, "delays"] as const;

/** Damage claims by who has them now, what is due first in front; and what is due for delays. [BO-28] */
export function ClaimDesk() {
  const t = useTranslations("consoleClaims");
  const search = route.useSearch();
  const navigate = useNavigate();
  const tab = tabs.find((one) => one === search.tab) ?? "service";
  const ofClaims = tab === "delays" ? "service" : tab;
  const page = tab === "delays" ? undefined : search.page;
  const asked = useQuery({
    ...queryPage(
      listClaims,
      { tab: ofClaims, page: pageOf(page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  return (
    <div className="desk">
      <CountedTabs<(typeof tabs)[number]>
        label={t("tabsLabel")}
        tabs={tabs}
        value={tab}
        nameOf={(one) => (one === "delays" ? t("delays.tab") : t(`tabs.${one}`))}
        countOf={(one) => asked.data?.waiting[one]}
        onChoose={(chosen) => void navigate({ to: "/claims", search: { tab: chosen } })}
      />
      {tab === "delays" ? (
        <DelayCovers
          page={search.page}
          onPage={(next) => void navigate({ to: "/claims", search: { tab, page: next } })}
        />
      ) : (
        <Loaded asked={asked} skeletonRows={10}>
          {({ datalist, total, has_more }) => (
            <Claims claims={datalist} total={total} hasMore={has_more} tab={tab} open={search.id} />
          )}
        </Loaded>
      )}
    </div>
  );
}

interface ClaimsProps {
  readonly claims: readonly StaffClaim[];
  readonly total: number;
  /** There are more than were counted. */
  readonly hasMore: boolean;
  readonly tab: Tab;
  readonly open: string | undefined;
}

function Claims({ claims, total, hasMore, tab, open }: ClaimsProps) {
  const t = useTranslations("consoleClaims");
  const navigate = useNavigate();
  const { page } = route.useSearch();
  const choose = ({ id }: StaffClaim) =>
    void navigate({ to: "/claims", search: { tab, page, id }, replace: true });
  return (
    <RowsBeside<StaffClaim>
      rows={claims}
      keyOf={({ id }) => id}
      open={open}
      onOpen={choose}
      title={t(hasMore ? "countMore" : "count", { count: total })}
      empty={t(`empty.${tab}`)}
      columns={useColumns(tab)}
      pager={{
        page,
        size,
        total,
        onPage: (next) => void navigate({ to: "/claims", search: { tab, page: next } }),
      }}
    >
      {(key, claim) => claim && <ClaimPane key={key} claim={claim} />}
    </RowsBeside>
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
