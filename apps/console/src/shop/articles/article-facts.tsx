import { articleKinds, statusesToHelpIn } from "@sampan/domain/shop/content/article";
import { Form, Input, InputNumber, Select } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import type { PutArticle, TypedArticle } from "./article-draft.ts";

interface ArticleFactsProps {
  readonly typed: TypedArticle;
  readonly put: PutArticle;
  readonly isNew: boolean;
}

/** What kind of text it is, where it stands among others, and in which orders it helps. [BO-40] */
export function ArticleFacts({ typed, put, isNew }: ArticleFactsProps) {
  const t = useTranslations("consoleArticles");
  const status = useTranslations("consoleWords.order");
  const id = useId();
  return (
    <Form layout="vertical" component="div" className="panel article-facts">
      <Form.Item label={t("id")} htmlFor={`${id}-id`} extra={isNew ? t("idHint") : undefined}>
        <Input
          id={`${id}-id`}
          disabled={!isNew}
          maxLength={60}
          autoComplete="off"
          value={typed.id}
          onChange={({ target }) =>
            put({ id: target.value.toLowerCase().replaceAll(/[^a-z0-9-]/g, "-") })
          }
        />
      </Form.Item>
      <Form.Item label={t("kindLabel")} htmlFor={`${id}-kind`}>
        <Select
          id={`${id}-kind`}
          value={typed.kind}
          options={articleKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          onChange={(kind) => put({ kind })}
        />
      </Form.Item>
      <Form.Item label={t("position")} htmlFor={`${id}-position`}>
        <InputNumber
          id={`${id}-position`}
          min={0}
          max={10_000}
          value={typed.position}
          onChange={(position) => put({ position: position ?? 0 })}
        />
      </Form.Item>
      <Form.Item label={t("statuses")} htmlFor={`${id}-statuses`} className="wide">
        <Select
          id={`${id}-statuses`}
          mode="multiple"
          value={typed.order_statuses}
          options={statusesToHelpIn.map((name) => ({ value: name, label: status(name) }))}
          onChange={(order_statuses) => put({ order_statuses })}
        />
      </Form.Item>
    </Form>
  );
}
