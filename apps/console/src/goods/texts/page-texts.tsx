import { queryTexts, type TextRow } from "@sampan/contract/goods/texts/staff-texts";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Button, Table, type TableColumnsType } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { TextDialog } from "./text-dialog.tsx";
import type { TextsSought } from "./texts-sought.ts";

const size = 20;

/** What the pages, notices and mails say; a change is said at once, without a new build. [BO-51] */
export function PageTexts({ search, language, onlyChanged, page, onPage }: TextsSought) {
  const t = useTranslations("consoleTexts");
  const [opened, setOpened] = useState<TextRow>();
  const asked = useQuery({
    ...queryPage(
      queryTexts,
      { search, language, changed: onlyChanged ? 1 : 0, page: pageOf(page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns(setOpened);
  return (
    <Panel
      title={t("pages")}
      extra={
        asked.data && (
          <span className="muted">
            {t("changedOf", { changed: asked.data.changed, most: asked.data.most })}
          </span>
        )
      }
    >
      <Loaded asked={asked} skeletonRows={10}>
        {({ datalist, total }) => (
          <Table<TextRow>
            rowKey="key"
            size="small"
            columns={columns}
            dataSource={datalist}
            pagination={pagerOf({ page, size, total, onPage })}
            locale={{ emptyText: <Nothing title={t("empty")} body={t("emptyPagesHint")} /> }}
          />
        )}
      </Loaded>
      {opened && <TextDialog text={opened} onClose={() => setOpened(undefined)} />}
    </Panel>
  );
}

function useColumns(onOpen: (text: TextRow) => void): TableColumnsType<TextRow> {
  const t = useTranslations("consoleTexts");
  return [
    { title: t("key"), width: 240, render: (_, { key }) => <code>{key}</code> },
    {
      title: t("words"),
      render: (_, { built, override, language }) => (
        <span lang={language}>
          {override === "" ? (
            built
          ) : (
            <>
              {override}
              <br />
              <del className="faint">{built}</del>
            </>
          )}
        </span>
      ),
    },
    {
      title: t("madeBy"),
      width: 170,
      render: (_, { override, staff_name, changed_at }) =>
        override === "" ? (
          <span className="faint">{t("asBuilt")}</span>
        ) : (
          <>
            <Tag tone="ok">{staff_name}</Tag>
            <br />
            <span className="small-text faint">{formatMinute(changed_at)}</span>
          </>
        ),
    },
    {
      title: <span className="hidden-text">{t("change")}</span>,
      width: 110,
      render: (_, row) => (
        <Button
          size="small"
          aria-label={t("changeNamed", { name: row.key })}
          onClick={() => onOpen(row)}
        >
          {t("change")}
        </Button>
      ),
    },
  ];
}
