import { Form, Input } from "antd";
import { useTranslations } from "use-intl";
import { ReasonInFour } from "./reason-in-four.tsx";
import type { RuleFieldsProps } from "./rule-fields-props.ts";

/** What customers are told, and where it is written. */
export function RuleReasonFields({ rule, change }: RuleFieldsProps) {
  const t = useTranslations("consoleShippability.form");
  return (
    <>
      <ReasonInFour reason={rule.reason} onChange={(reason) => change({ reason })} />
      <Form.Item label={t("source")} htmlFor="rule-source">
        <Input
          id="rule-source"
          maxLength={200}
          value={rule.source}
          onChange={({ target }) => change({ source: target.value })}
        />
      </Form.Item>
    </>
  );
}
