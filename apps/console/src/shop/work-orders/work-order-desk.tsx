import {
  listWorkOrders,
  type StaffWorkOrderSummary,
  workOrderTabs,
} from "@sampan/contract/shop/work-orders/staff-work-orders";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Button, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { CountedTabs } from "../../kit/counted-tabs.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { RowsBeside } from "../../kit/rows-beside.tsx";
import { PreparedAnswers } from "./prepared-answers.tsx";
import { WorkOrderPane } from "./work-order-pane.tsx";
import "./work-orders.css";

const route = getRouteApi("/frame/work-orders");
const size = 20;
type Tab = (typeof workOrderTabs)[number];

/** Questions of customers by who has them, what is due first in front. [BO-45] */
export function WorkOrderDesk() {
  const t = useTranslations("consoleWorkOrders");
  const search = route.useSearch();
  const navigate = useNavigate();
  const tab = workOrderTabs.find((one) => one === search.tab) ?? "unclaimed";
  const isPrepared = search.view === "prepared";
  const asked = useQuery({
    ...queryPage(
      listWorkOrders,
      { tab, page: pageOf(search.page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
  return (
    <div className="desk">
      <div className="row">
        <CountedTabs<Tab>
          label={t("tabsLabel")}
          tabs={workOrderTabs}
          value={tab}
          nameOf={(one) => t(`tabs.${one}`)}
          countOf={(one) => asked.data?.waiting[one]}
          onChoose={(chosen) => void navigate({ to: "/work-orders", search: { tab: chosen } })}
        />
        <span className="grow" />
        <Button
          aria-pressed={isPrepared}
          onClick={() =>
            void navigate({
              to: "/work-orders",
              search: isPrepared ? { tab } : { tab, view: "prepared" },
            })
          }
        >
          {t("preparedDesk")}
        </Button>
      </div>
      {isPrepared ? (
        <PreparedAnswers />
      ) : (
        <Loaded asked={asked} skeletonRows={10}>
          {({ datalist, total, has_more }) => (
            <Conversations
              all={datalist}
              total={total}
              hasMore={has_more}
              tab={tab}
              open={search.id}
            />
          )}
        </Loaded>
      )}
    </div>
  );
}

interface ConversationsProps {
  readonly all: readonly StaffWorkOrderSummary[];
  readonly total: number;
  /** There are more than were counted. */
  readonly hasMore: boolean;
  readonly tab: Tab;
  readonly open: string | undefined;
}

function Conversations({ all, total, hasMore, tab, open }: ConversationsProps) {
  const t = useTranslations("consoleWorkOrders");
  const navigate = useNavigate();
  const { page } = route.useSearch();
  const choose = ({ id }: StaffWorkOrderSummary) =>
    void navigate({ to: "/work-orders", search: { tab, page, id }, replace: true });
  return (
    <RowsBeside<StaffWorkOrderSummary>
      rows={all}
      keyOf={({ id }) => id}
      open={open}
      onOpen={choose}
      title={t(hasMore ? "countMore" : "count", { count: total })}
      empty={t(`empty.${tab}`)}
      columns={useColumns(tab)}
      stays
      pager={{
        page,
        size,
        total,
        onPage: (next) => void navigate({ to: "/work-orders", search: { tab, page: next } }),
      }}
    >
      {(id) => <WorkOrderPane key={id} id={id} />}
    </RowsBeside>
  );
}

function useColumns(tab: Tab): TableColumnsType<StaffWorkOrderSummary> {
  const t = useTranslations("consoleWorkOrders");
  return [
    {
      title: t("subject"),
      render: (_, { id, subject, last }) => (
        <>
          <Link to="/work-orders" search={{ tab, id }} className="strong breaks" replace>
            {subject}
          </Link>
          <br />
          <span className="small-text faint work-order-last">{last}</span>
        </>
      ),
    },
    {
      title: t("customer"),
      render: (_, { uid, region }) => (
        <span className="small-text">
          {uid}
          <br />
          {region}
        </span>
      ),
    },
    {
      title: t("due"),
      render: (_, { due_at, mdate, is_late, holder }) => (
        <span className={is_late ? "late-figure" : undefined}>
          {formatMinute(due_at === "" ? mdate : due_at)}
          <br />
          <span className="small-text faint">{holder === "" ? t("nobody") : holder}</span>
        </span>
      ),
    },
  ];
}
