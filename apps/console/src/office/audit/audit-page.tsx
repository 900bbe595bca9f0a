import { type AuditRow, queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { wideTable } from "../../kit/wide-table.ts";
import { useActNames } from "./act-names.ts";
import { ActDetail } from "./act-detail.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { ChainPanel } from "./chain-panel.tsx";
import { ExportButton } from "./export-button.tsx";
import { writtenFilters } from "./written-filters.ts";
import "./audit.css";

const route = getRouteApi("/frame/audit");
const size = 50;

/** What staff did, newest first: who, when, to what, from what to what. [BO-03] */
export function AuditPage() {
  const t = useTranslations("consoleAudit");
  const { page, ...filters } = route.useSearch();
  const navigate = useNavigate();
  const written = writtenFilters(filters);
  const asked = useQuery({
    ...queryPage(
      queryAuditLog,
      { ...written, page: pageOf(page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <div className="desk">
      <AuditFilters
        key={JSON.stringify(written)}
        filters={written}
        onLook={(wanted) => void navigate({ to: "/audit", search: wanted })}
      />
      <ChainPanel />
      <section className="panel" aria-label={t("label")}>
        <header className="audit-head">
          <span className="grow muted">
            {asked.data && t("entries", { count: asked.data.total })}
          </span>
          <ExportButton filters={written} />
        </header>
        <Loaded asked={asked} skeletonRows={12}>
          {({ datalist, total }) => (
            <Table<AuditRow>
              rowKey="id"
              size="small"
              columns={columns}
              dataSource={datalist}
              {...wideTable}
              expandable={{
                columnTitle: <span className="hidden-text">{t("change")}</span>,
                expandedRowRender: showDetail,
              }}
              pagination={pagerOf({
                page,
                size,
                total,
                onPage: (next) =>
                  void navigate({ to: "/audit", search: { ...written, page: next } }),
              })}
              locale={{ emptyText: <Nothing title={t("empty")} body={t("emptyHint")} /> }}
            />
          )}
        </Loaded>
      </section>
    </div>
  );
}

function useColumns(): TableColumnsType<AuditRow> {
  const t = useTranslations("consoleAudit");
  const names = useActNames();
  return [
    { title: t("number"), render: (_, { id }) => <span className="faint">{id}</span> },
    { title: t("at"), dataIndex: "at" },
    {
      title: t("staff"),
      render: (_, { staff_name, staff_email }) =>
        staff_email === "" ? (
          <span className="faint">{t("house")}</span>
        ) : (
          <span title={staff_email}>{staff_name}</span>
        ),
    },
    {
      title: t("action"),
      render: (_, { action }) => <span title={action}>{names.ofAct(action)}</span>,
    },
    {
      title: t("object"),
      render: (_, { object_kind, object_id }) => (
        <>
          <span className="faint">{names.ofObject(object_kind)}</span> {object_id}
        </>
      ),
    },
    { title: t("address"), dataIndex: "address" },
  ];
}

const showDetail = (row: AuditRow) => <ActDetail row={row} />;
