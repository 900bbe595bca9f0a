import { type DeskArticle, listDeskArticles } from "@sampan/contract/shop/staff-articles";
import { articleKinds } from "@sampan/domain/shop/content/article";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Button, Input, Select, Table, type TableColumnsType } from "antd";
import { useLocale, useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { wideTable } from "../../kit/wide-table.ts";

const route = getRouteApi("/frame/articles");
const size = 20;

/** All articles with what is read of each, what waits, and whether it helps. [BO-40] */
export function ArticlesTable() {
  const t = useTranslations("consoleArticles");
  const { kind: wanted, search = "", page } = route.useSearch();
  const kind = articleKinds.find((each) => each === wanted);
  const navigate = useNavigate();
  const look = (change: Readonly<Record<string, string | undefined>>) =>
    void navigate({
      to: "/articles",
      search: { kind, search: search || undefined, ...change },
    });
  const asked = useQuery({
    ...queryPage(
      listDeskArticles,
      { search, page: pageOf(page), page_size: size, ...(kind && { kind }) },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <>
      <div role="search" aria-label={t("find")} className="row wrap">
        <Input.Search
          key={search}
          aria-label={t("find")}
          placeholder={t("find")}
          defaultValue={search}
          allowClear
          style={{ width: 280 }}
          onSearch={(typed) => look({ search: typed.trim() || undefined })}
        />
        <Select
          aria-label={t("kindLabel")}
          value={kind ?? ""}
          style={{ width: 160 }}
          options={[
            { value: "", label: t("allKinds") },
            ...articleKinds.map((each) => ({ value: each, label: t(`kind.${each}`) })),
          ]}
          onChange={(next: string) => look({ kind: next || undefined })}
        />
      </div>
      <Panel
        title={t("articles")}
        extra={
          <Button
            type="primary"
            onClick={() => void navigate({ to: "/articles", search: { id: "new" } })}
          >
            {t("add")}
          </Button>
        }
      >
        <Loaded asked={asked} skeletonRows={10}>
          {({ datalist, total }) => (
            <Table<DeskArticle>
              rowKey="id"
              size="small"
              columns={columns}
              dataSource={datalist}
              {...wideTable}
              pagination={pagerOf({ page, size, total, onPage: (next) => look({ page: next }) })}
              locale={{ emptyText: <Nothing title={t("none")} body={t("noneHint")} /> }}
            />
          )}
        </Loaded>
      </Panel>
    </>
  );
}

function useColumns(): TableColumnsType<DeskArticle> {
  const t = useTranslations("consoleArticles");
  const language = useLocale();
  return [
    {
      title: t("article"),
      render: (_, { id, titles }) => (
        <>
          <Link to="/articles" search={{ id }} className="strong">
            {titles[language] || titles.zh}
          </Link>
          <br />
          <code className="small-text faint">{id}</code>
        </>
      ),
    },
    { title: t("kindLabel"), width: 130, render: (_, { kind }) => t(`kind.${kind}`) },
    { title: t("reads"), render: (_, row) => <Standing row={row} /> },
    {
      title: t("helps"),
      width: 150,
      align: "right",
      render: (_, { helped, not_helped }) => t("counts", { helped, not_helped }),
    },
  ];
}

/** What is read of it, what waits, and whether somebody writes on it. */
function Standing({ row }: { readonly row: DeskArticle }) {
  const t = useTranslations("consoleArticles");
  return (
    <span className="row wrap">
      {row.is_retired && <Tag tone="warn">{t("retired")}</Tag>}
      {!row.is_retired && row.in_force !== null && (
        <Tag tone="ok">{t("since", { number: row.in_force, time: formatMinute(row.since) })}</Tag>
      )}
      {row.scheduled !== null && (
        <Tag tone="brand">{t("from", { number: row.scheduled, time: formatMinute(row.from) })}</Tag>
      )}
      {row.has_draft && <Tag>{t("standing.draft")}</Tag>}
    </span>
  );
}
