import type { OutputOf } from "@sampan/contract/kernel/call";
import { listPages } from "@sampan/contract/shop/pages/staff-pages";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Button, Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { wideTable } from "../../kit/wide-table.ts";
import { pathTo } from "../../paths.ts";
import { StandingTag } from "./standing-tag.tsx";

const route = getRouteApi("/frame/pages");
const size = 20;
type Row = OutputOf<typeof listPages>["datalist"][number];

/** Home and landing pages: where they stand, when, and what people see of them now. [BO-40] */
export function PagesDesk() {
  const t = useTranslations("consolePages");
  const { page } = route.useSearch();
  const navigate = useNavigate();
  const asked = useQuery({
    ...queryPage(listPages, { page: pageOf(page), page_size: size }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  const turn = (next: string | undefined) =>
    void navigate({ to: "/pages", search: { page: next } });
  return (
    <div className="desk">
      <div className="row wrap between">
        <span />
        <Button type="primary" onClick={() => void navigate(pathTo.newPage)}>
          {t("add")}
        </Button>
      </div>
      <section className="panel" aria-label={t("list")}>
        <Loaded asked={asked} skeletonRows={8}>
          {({ datalist, total }) => (
            <Table<Row>
              rowKey="id"
              size="small"
              columns={columns}
              dataSource={datalist}
              {...wideTable}
              pagination={pagerOf({ page, size, total, onPage: turn })}
              locale={{ emptyText: <Nothing title={t("none")} body={t("noneHint")} /> }}
            />
          )}
        </Loaded>
      </section>
    </div>
  );
}

function useColumns(): TableColumnsType<Row> {
  const t = useTranslations("consolePages");
  return [
    {
      title: t("name"),
      render: (_, { id, name, address }) => (
        <>
          <Link {...pathTo.page(id)} className="text-link strong">
            {name}
          </Link>
          <br />
          <code className="small-text faint">{address}</code>
        </>
      ),
    },
    {
      title: t("window"),
      render: (_, row) => (
        <>
          <StandingTag row={row} />
          <span className="small-text muted">
            {row.ends_at === ""
              ? t("fromOn", { from: formatMinute(row.starts_at) })
              : t("fromTo", {
                  from: formatMinute(row.starts_at),
                  to: formatMinute(row.ends_at),
                })}
          </span>
        </>
      ),
    },
    { title: t("blocks"), render: (_, { blocks }) => t("blockCount", { count: blocks }) },
    {
      title: t("versions"),
      render: (_, { version, saved_by, saved_at }) => (
        <>
          {t("versionOf", { version })}
          <br />
          <span className="small-text muted">
            {t("savedBy", { name: saved_by, time: formatMinute(saved_at) })}
          </span>
        </>
      ),
    },
  ];
}
