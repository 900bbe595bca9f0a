import { type Language, languageFacts } from "@sampan/domain/kernel/language";
import { Form, Input } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import type { PutArticle, TypedArticle } from "./article-draft.ts";
import { HtmlField } from "./html-field.tsx";

interface LanguagePanelProps {
  readonly language: Language;
  readonly typed: TypedArticle;
  readonly put: PutArticle;
}

/** What an article says in one language. */
export function LanguagePanel({ language, typed, put }: LanguagePanelProps) {
  const t = useTranslations("consoleArticles");
  const id = useId();
  const { titles, summaries, bodies } = typed;
  const { name } = languageFacts[language];
  return (
    <Panel title={<span lang={language}>{name}</span>} isPadded>
      <Form layout="vertical" component="div" lang={language}>
        <Form.Item label={t("title")} htmlFor={`${id}-title`}>
          <Input
            id={`${id}-title`}
            maxLength={200}
            autoComplete="off"
            value={titles[language]}
            onChange={({ target }) => put({ titles: { ...titles, [language]: target.value } })}
          />
        </Form.Item>
        <Form.Item label={t("summary")} htmlFor={`${id}-summary`}>
          <Input.TextArea
            id={`${id}-summary`}
            maxLength={2000}
            autoSize={{ minRows: 1, maxRows: 4 }}
            value={summaries[language]}
            onChange={({ target }) =>
              put({ summaries: { ...summaries, [language]: target.value } })
            }
          />
        </Form.Item>
        <HtmlField
          label={t("bodyIn", { language: name })}
          html={bodies[language]}
          onChange={(html) => put({ bodies: { ...bodies, [language]: html } })}
        />
      </Form>
    </Panel>
  );
}
