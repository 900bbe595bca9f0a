import { query } from "@sampan/client/query";
import { cleanHtml } from "@sampan/contract/shop/staff-articles";
import { type Language, languageFacts, languages } from "@sampan/domain/kernel/language";
import { useQuery } from "@tanstack/react-query";
import { Segmented } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import type { TypedArticle } from "./article-draft.ts";

interface PreviewDialogProps {
  readonly typed: TypedArticle;
  readonly onClose: () => void;
}

const widths = [320, 480] as const;

/** What is typed as readers would see it on a phone, in each language. [BO-40] */
export function PreviewDialog({ typed, onClose }: PreviewDialogProps) {
  const t = useTranslations("consoleArticles");
  const [language, setLanguage] = useState<Language>(languages[0]!);
  const [width, setWidth] = useState<(typeof widths)[number]>(320);
  const asked = useQuery(query(cleanHtml, { html: typed.bodies[language] }, { asksLogin: true }));
  return (
    <Dialog width={560} title={t("preview")} footer={null} onCancel={onClose}>
      <div className="row wrap">
        <Segmented<Language>
          value={language}
          options={languages.map((each) => ({ value: each, label: languageFacts[each].name }))}
          onChange={setLanguage}
        />
        <Segmented
          value={width}
          options={widths.map((each) => ({ value: each, label: t("pixels", { count: each }) }))}
          onChange={setWidth}
        />
      </div>
      <article lang={language} className="article-preview" style={{ maxWidth: width }}>
        <h2>{typed.titles[language]}</h2>
        <p className="muted">{typed.summaries[language]}</p>
        <Loaded asked={asked}>
          {({ data }) => (
            <div className="article-text" dangerouslySetInnerHTML={{ __html: data.html }} />
          )}
        </Loaded>
      </article>
    </Dialog>
  );
}
