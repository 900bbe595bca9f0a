import { languageFacts, languages } from "@sampan/domain/kernel/language";
import { Form, Input, Tabs } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";

import type { TypedTemplate } from "./template-form.ts";

type Words = Pick<TypedTemplate, "names" | "remarks">;

interface WordFieldsProps {
  readonly typed: Words;
  readonly put: (change: Partial<Words>) => void;
}

/** What customers read of it, in each language; one that is left empty reads the original. */
export function WordFields({ typed, put }: WordFieldsProps) {
  const t = useTranslations("consoleCoupons");
  const id = useId();
  const { names, remarks } = typed;
  return (
    <Tabs
      size="small"
      items={languages.map((language) => ({
        key: language,
        label: languageFacts[language].name,
        children: (
          <div lang={language}>
            <Form.Item label={t("name")} htmlFor={`${id}-name-${language}`}>
              <Input
                id={`${id}-name-${language}`}
                maxLength={60}
                autoComplete="off"
                value={names[language]}
                onChange={({ target }) => put({ names: { ...names, [language]: target.value } })}
              />
            </Form.Item>
            <Form.Item label={t("remark")} htmlFor={`${id}-remark-${language}`}>
              <Input.TextArea
                id={`${id}-remark-${language}`}
                maxLength={500}
                autoSize={{ minRows: 1, maxRows: 4 }}
                value={remarks[language]}
                onChange={({ target }) =>
                  put({ remarks: { ...remarks, [language]: target.value } })
                }
              />
            </Form.Item>
          </div>
        ),
      }))}
    />
  );
}
