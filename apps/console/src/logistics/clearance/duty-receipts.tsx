import type { ListedDutyReceipt } from "@sampan/contract/logistics/clearance/duty-receipt-shapes";
import { listDutyReceipts } from "@sampan/contract/logistics/clearance/staff-duty-receipts";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Input, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { RowsBeside } from "../../kit/rows-beside.tsx";
import { Beyond } from "./beyond.tsx";
import { DutyPane } from "./duty-pane.tsx";

const route = getRouteApi("/frame/clearance");
const size = 20;

/** Receipts of what customs offices were paid, the last entered in front; and any parcel, to enter one. */
export function DutyReceipts() {
  const { page } = route.useSearch();
  const asked = useQuery({
    ...queryPage(listDutyReceipts, { page: pageOf(page), page_size: size }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <OpenParcel />
      <Loaded asked={asked} skeletonRows={10}>
        {({ datalist, total, has_more }) => (
          <Receipts rows={datalist} total={total} hasMore={has_more} />
        )}
      </Loaded>
    </>
  );
}

/** By its number, or by that of a receipt. */
function OpenParcel() {
  const t = useTranslations("consoleDutyReceipts");
  const navigate = useNavigate();
  return (
    <Input.Search
      className="fit kept-search"
      aria-label={t("find")}
      placeholder={t("find")}
      enterButton={t("open")}
      maxLength={40}
      onSearch={(typed) => {
        const tid = typed.trim();
        if (tid !== "") void navigate({ to: "/clearance", search: { tab: "receipts", tid } });
      }}
    />
  );
}

interface ReceiptsProps {
  readonly rows: readonly ListedDutyReceipt[];
  readonly total: number;
  readonly hasMore: boolean;
}

function Receipts({ rows, total, hasMore }: ReceiptsProps) {
  const t = useTranslations("consoleDutyReceipts");
  const navigate = useNavigate();
  const { page, tid: open } = route.useSearch();
  return (
    <RowsBeside<ListedDutyReceipt>
      rows={rows}
      keyOf={({ key }) => key}
      open={open}
      stays
      onOpen={({ key }) =>
        void navigate({
          to: "/clearance",
          search: { tab: "receipts", page, tid: key },
          replace: true,
        })
      }
      title={t(hasMore ? "countMore" : "count", { count: total })}
      empty={t("empty")}
      columns={useColumns()}
      pager={{
        page,
        size,
        total,
        onPage: (next) =>
          void navigate({ to: "/clearance", search: { tab: "receipts", page: next } }),
      }}
    >
      {(of) => <DutyPane key={of} of={of} />}
    </RowsBeside>
  );
}

function useColumns(): TableColumnsType<ListedDutyReceipt> {
  const t = useTranslations("consoleDutyReceipts");
  return [
    {
      title: t("number"),
      render: (_, { key, number, tid, uid }) => (
        <>
          <Link to="/clearance" search={{ tab: "receipts", tid: key }} className="strong" replace>
            {number}
          </Link>
          <br />
          <span className="small-text faint">{`${tid} · ${uid}`}</span>
        </>
      ),
    },
    {
      title: t("sum"),
      align: "right",
      render: (_, { duty, vat, currency }) => (
        <Amount className="strong" cents={duty + vat} currency={currency} />
      ),
    },
    {
      title: t("beyond"),
      render: (_, { beyond, currency }) => <Beyond cents={beyond} currency={currency} />,
    },
    { title: t("entered"), render: (_, { at }) => formatMinute(at) },
  ];
}
