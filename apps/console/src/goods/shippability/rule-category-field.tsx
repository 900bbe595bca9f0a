import { query } from "@sampan/client/query";
import { queryCategoryList } from "@sampan/contract/goods/catalogue/catalogue";
import { wordsIn } from "@sampan/locales/words-in";
import { useQuery } from "@tanstack/react-query";
import { Form, Select } from "antd";
import { useTranslations } from "use-intl";
import { useSpeech } from "../../language/speech-provider.tsx";
import type { RuleFieldsProps } from "./rule-fields-props.ts";

/** The categories a rule speaks of, each under its group. */
export function RuleCategoryField({ rule, change }: RuleFieldsProps) {
  const t = useTranslations("consoleShippability.form");
  const { language } = useSpeech();
  const { data } = useQuery(query(queryCategoryList, {}));
  const options = (data?.datalist ?? []).flatMap(({ children, ...group }) => {
    const name = wordsIn(language, group.i18n).text;
    return [
      { value: group.id, label: name },
      ...children.map(({ id, i18n }) => ({
        value: id,
        label: `${name} / ${wordsIn(language, i18n).text}`,
      })),
    ];
  });
  return (
    <Form.Item label={t("categories")} htmlFor="rule-categories" extra={t("categoriesHint")}>
      <Select<number[]>
        id="rule-categories"
        mode="multiple"
        optionFilterProp="label"
        value={rule.category_ids}
        onChange={(category_ids) => change({ category_ids })}
        options={options}
      />
    </Form.Item>
  );
}
