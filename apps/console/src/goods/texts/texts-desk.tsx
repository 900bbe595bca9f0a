import { isTarget, translatedLanguages } from "@sampan/domain/goods/translation/translation";
import { languageFacts, languages, type Language } from "@sampan/domain/kernel/language";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Checkbox, Input, Segmented, Select } from "antd";
import { useTranslations } from "use-intl";
import { GoodsTexts } from "./goods-texts.tsx";
import { PageTexts } from "./page-texts.tsx";
import type { TextsSought } from "./texts-sought.ts";

const route = getRouteApi("/frame/texts");

/** What goods are called in other languages, and what the pages say, both to be corrected. [BO-51] */
export function TextsDesk() {
  const t = useTranslations("consoleTexts");
  const { view, search = "", language: wanted, changed, page } = route.useSearch();
  const navigate = useNavigate();
  const isPages = view === "pages";
  const offered = languages.filter((each) => isPages || isTarget(each));
  const language = offered.find((each) => each === wanted) ?? translatedLanguages[0]!;
  const look = (change: Readonly<Record<string, string | undefined>>) =>
    void navigate({
      to: "/texts",
      search: { view, search: search || undefined, language, changed, ...change },
    });
  const sought: TextsSought = {
    search,
    language,
    onlyChanged: changed === "1",
    page,
    onPage: (next) => look({ page: next }),
  };
  return (
    <div className="desk">
      <div role="search" aria-label={t("label")} className="row wrap">
        <Segmented
          value={isPages ? "pages" : "goods"}
          options={[
            { value: "goods", label: t("goods") },
            { value: "pages", label: t("pages") },
          ]}
          onChange={(next) => look({ view: next === "pages" ? "pages" : undefined })}
        />
        <Input.Search
          key={search}
          aria-label={t("search")}
          placeholder={t("search")}
          defaultValue={search}
          allowClear
          style={{ width: 320 }}
          onSearch={(typed) => look({ search: typed.trim() || undefined })}
        />
        <Select
          aria-label={t("language")}
          value={language}
          style={{ width: 140 }}
          options={offered.map((each) => ({ value: each, label: languageFacts[each].name }))}
          onChange={(next: Language) => look({ language: next })}
        />
        <Checkbox
          checked={changed === "1"}
          onChange={({ target }) => look({ changed: target.checked ? "1" : undefined })}
        >
          {t("onlyChanged")}
        </Checkbox>
      </div>
      {isPages ? <PageTexts {...sought} /> : <GoodsTexts {...sought} />}
    </div>
  );
}
