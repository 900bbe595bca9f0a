import { isTarget, translatedLanguages } from "@sampan/domain/goods/translation/translation";
import { originalLanguage } from "@sampan/domain/kernel/language";
import { queryTranslations, type TranslationRow } from "@sampan/contract/goods/texts/staff-texts";
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
import type { TextsSought } from "./texts-sought.ts";
import { TranslationDialog, type TranslationDraft } from "./translation-dialog.tsx";

const size = 20;

/** What goods are called in a language, whoever made it; one act corrects it everywhere. [BO-51] */
export function GoodsTexts({ search, language, onlyChanged, page, onPage }: TextsSought) {
  const t = useTranslations("consoleTexts");
  const target = isTarget(language) ? language : translatedLanguages[0]!;
  const [draft, setDraft] = useState<TranslationDraft>();
  const asked = useQuery({
    ...queryPage(
      queryTranslations,
      {
        search,
        language: target,
        corrected: onlyChanged ? 1 : 0,
        page: pageOf(page),
        page_size: size,
      },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns(setDraft);
  const write = (
    <Button onClick={() => setDraft({ source_text: search, language: target })}>
      {t("writeOne")}
    </Button>
  );
  return (
    <Panel title={t("goods")} extra={write}>
      <Loaded asked={asked} skeletonRows={10}>
        {({ datalist, total }) => (
          <Table<TranslationRow>
            rowKey="id"
            size="small"
            columns={columns}
            dataSource={datalist}
            pagination={pagerOf({ page, size, total, onPage })}
            locale={{ emptyText: <Nothing title={t("empty")} body={t("emptyHint")} /> }}
          />
        )}
      </Loaded>
      {draft && <TranslationDialog draft={draft} onClose={() => setDraft(undefined)} />}
    </Panel>
  );
}

function useColumns(
  onCorrect: (draft: TranslationDraft) => void,
): TableColumnsType<TranslationRow> {
  const t = useTranslations("consoleTexts");
  return [
    {
      title: t("original"),
      width: "34%",
      render: (_, { source_text }) => <span lang={originalLanguage}>{source_text}</span>,
    },
    {
      title: t("translation"),
      render: (_, { translated_text, language }) => <span lang={language}>{translated_text}</span>,
    },
    {
      title: t("madeBy"),
      width: 170,
      render: (_, { origin, staff_name, made_at }) => (
        <>
          {origin === "staff" ? <Tag tone="ok">{staff_name}</Tag> : <Tag>{origin}</Tag>}
          <br />
          <span className="small-text faint">{formatMinute(made_at)}</span>
        </>
      ),
    },
    {
      title: <span className="hidden-text">{t("correct")}</span>,
      width: 110,
      render: (_, row) => (
        <Button
          size="small"
          aria-label={t("correctNamed", { name: row.source_text })}
          onClick={() => onCorrect(row)}
        >
          {t("correct")}
        </Button>
      ),
    },
  ];
}
