import {
  type LastMileRow,
  lastMileViews,
  listLastMile,
} from "@sampan/contract/logistics/last-mile/staff-last-mile";
import { lastMileFacts } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Segmented, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { ActsTitle } from "../../kit/acts-title.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { RowsOfPage } from "../../kit/rows-of-page.tsx";
import { Tag } from "../../kit/tag.tsx";
import { LastMileActs } from "./last-mile-acts.tsx";

const route = getRouteApi("/frame/last-mile");
const size = 20;
type View = (typeof lastMileViews)[number];

/** Parcels that stores and vans bring: labels to print, what went wrong, and whose turn it is. */
export function LastMileDesk() {
  const t = useTranslations("consoleLastMile");
  const search = route.useSearch();
  const navigate = useNavigate();
  const view = lastMileViews.find((one) => one === search.view) ?? "to_hand_in";
  const asked = useQuery({
    ...queryPage(
      listLastMile,
      { view, page: pageOf(search.page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
  });
  const look = (chosen: View, page?: string) =>
    void navigate({ to: "/last-mile", search: { view: chosen, page } });
  const columns = useColumns();
  return (
    <div className="desk">
      <Segmented<View>
        aria-label={t("views")}
        className="fit"
        value={view}
        onChange={(chosen) => look(chosen)}
        options={lastMileViews.map((one) => ({ value: one, label: t(`view.${one}`) }))}
      />
      <RowsOfPage
        label={t(`view.${view}`)}
        rowKey="tid"
        asked={asked}
        columns={columns}
        nothing={<Nothing title={t("empty")} />}
        skeletonRows={8}
        page={search.page}
        size={size}
        onPage={(page) => look(view, page)}
      />
    </div>
  );
}

function useColumns(): TableColumnsType<LastMileRow> {
  const t = useTranslations("consoleLastMile");
  return [
    {
      title: t("parcel"),
      render: (_, { tid, uid, consignee }) => (
        <>
          <span className="strong">{tid}</span>
          <br />
          <span className="small-text muted">{[consignee, uid].filter(Boolean).join(" · ")}</span>
        </>
      ),
    },
    {
      title: t("way"),
      render: (_, { way, store }) => (
        <>
          {lastMileFacts[way].name}
          <br />
          <span className="small-text muted">{store}</span>
        </>
      ),
    },
    { title: t("order"), render: (_, row) => <OrderFacts row={row} /> },
    {
      title: t("turn"),
      render: (_, { owner, answer_by, is_late }) => (
        <>
          {t(`owner.${owner}`)}
          {answer_by !== null && (
            <>
              <br />
              <span className="small-text muted">
                {t("until", { time: formatMinute(answer_by) })}
              </span>{" "}
              {is_late && (
                <Tag tone="danger" icon="warn">
                  {t("late")}
                </Tag>
              )}
            </>
          )}
        </>
      ),
    },
    {
      key: "acts",
      title: <ActsTitle />,
      align: "right",
      render: (_, row) => <LastMileActs row={row} />,
    },
  ];
}

function OrderFacts({ row: { order, trouble } }: { readonly row: LastMileRow }) {
  const t = useTranslations("consoleLastMile");
  const steps = useTranslations("shipping.step");
  return (
    <>
      {order === null
        ? t("unordered")
        : order.step === null
          ? t(`state.${order.state}`)
          : steps(order.step)}
      {trouble !== null && (
        <>
          {" "}
          <Tag tone="warn" icon="warn">
            {t(`trouble.${trouble}`)}
          </Tag>
        </>
      )}
      {order && (
        <>
          <br />
          <span className="small-text muted">
            {[order.number || order.trade_no, order.step_at && formatMinute(order.step_at)]
              .filter(Boolean)
              .join(" · ")}
          </span>
          {order.reason !== "" && (
            <>
              <br />
              <span className="small-text faint" lang="zh-TW">
                {order.reason}
              </span>
            </>
          )}
        </>
      )}
    </>
  );
}
