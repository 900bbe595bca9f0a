import {
  listSilentNumbers,
  type SilentNumber,
} from "@sampan/contract/logistics/tracking/staff-tracking";
import { trackerNames } from "@sampan/domain/logistics/tracking/trackers";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { RowsOfPage } from "../../kit/rows-of-page.tsx";
import { pathTo } from "../../paths.ts";
import { CarrierCosts } from "../last-mile/carrier-costs.tsx";
import { TrackerCosts } from "./tracker-costs.tsx";

const size = 20;

interface SilentNumbersProps {
  readonly page: string | undefined;
  readonly onPage: (page: string | undefined) => void;
}

/** Couriers' numbers of which nothing was scanned for days, and what asking about all of them costs. */
export function SilentNumbers({ page, onPage }: SilentNumbersProps) {
  const t = useTranslations("consoleShipping.silent");
  const columns = useColumns();
  const asked = useQuery({
    ...queryPage(listSilentNumbers, { page: pageOf(page), page_size: size }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <RowsOfPage
        label={t("title")}
        rowKey={({ leg, express_no }) => leg + express_no}
        asked={asked}
        columns={columns}
        nothing={<Nothing title={t("empty")} body={t("emptyHint")} />}
        page={page}
        size={size}
        onPage={onPage}
      />
      <TrackerCosts />
      <CarrierCosts />
    </>
  );
}

function useColumns(): TableColumnsType<SilentNumber> {
  const t = useTranslations("consoleShipping.silent");
  const order = useTranslations("consoleShipping.stuck");
  return [
    {
      title: t("number"),
      render: (_, { express_no, carrier, leg }) => (
        <>
          <span className="strong">{express_no}</span>
          <br />
          <span className="small-text muted">
            {[carrier, t(`leg.${leg}`)].filter(Boolean).join(" · ")}
          </span>
        </>
      ),
    },
    { title: t("since"), render: (_, { silent_since }) => formatMinute(silent_since) },
    { title: t("last"), render: (_, { state_title }) => state_title || t("never") },
    {
      title: t("tracker"),
      render: (_, { tracker, trouble }) => (
        <>
          {trackerNames[tracker]}
          {trouble !== "" && (
            <>
              <br />
              <span className="small-text faint">{trouble}</span>
            </>
          )}
        </>
      ),
    },
    {
      title: order("order"),
      render: (_, { order_tids }) =>
        order_tids.map((tid) => (
          <div key={tid}>
            <Link {...pathTo.order(tid)}>{tid}</Link>
          </div>
        )),
    },
  ];
}
