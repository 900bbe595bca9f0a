import { languageFacts, languages } from "@sampan/domain/kernel/language";
import { Form, Input } from "antd";
import { useTranslations } from "use-intl";
import type { RuleDraft } from "./rule-draft.ts";

type Reason = RuleDraft["reason"];

interface ReasonInFourProps {
  readonly reason: Reason;
  readonly onChange: (reason: Reason) => void;
}

/** The same reason in every language a customer may read. */
export function ReasonInFour({ reason, onChange }: ReasonInFourProps) {
  const t = useTranslations("consoleShippability.form");
  return languages.map((language) => (
    <Form.Item
      key={language}
      label={t("reasonIn", { language: languageFacts[language].name })}
      htmlFor={`reason-${language}`}
    >
      <Input.TextArea
        id={`reason-${language}`}
        lang={language}
        maxLength={200}
        autoSize={{ minRows: 1, maxRows: 4 }}
        value={reason[language]}
        onChange={({ target }) => onChange({ ...reason, [language]: target.value })}
      />
    </Form.Item>
  ));
}
