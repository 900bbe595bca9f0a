import { goodsClasses, type GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import { Form, Input, Select } from "antd";
import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";
import { RuleCategoryField } from "./rule-category-field.tsx";
import type { RuleFieldsProps } from "./rule-fields-props.ts";

/** The rule's name, and which goods it speaks of. */
export function RuleMatchFields({ rule, change }: RuleFieldsProps) {
  const t = useTranslations("consoleShippability.form");
  const names = useNames();
  return (
    <>
      <Form.Item label={t("name")} htmlFor="rule-name" extra={t("nameHint")}>
        <Input
          id="rule-name"
          maxLength={60}
          value={rule.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Form.Item>
      <Form.Item label={t("goodsClasses")} htmlFor="rule-classes">
        <Select<GoodsClass[]>
          id="rule-classes"
          mode="multiple"
          value={rule.goods_classes}
          onChange={(goods_classes) => change({ goods_classes })}
          options={goodsClasses.map((name) => ({ value: name, label: names.goodsClass(name) }))}
        />
      </Form.Item>
      <RuleCategoryField rule={rule} change={change} />
      <Form.Item label={t("words")} htmlFor="rule-words" extra={t("wordsHint")}>
        <Select<string[]>
          id="rule-words"
          mode="tags"
          open={false}
          suffixIcon={null}
          value={rule.words}
          onChange={(words) => change({ words: trimmed(words) })}
        />
      </Form.Item>
      <Form.Item label={t("exceptWords")} htmlFor="rule-except">
        <Select<string[]>
          id="rule-except"
          mode="tags"
          open={false}
          suffixIcon={null}
          value={rule.except_words}
          onChange={(words) => change({ except_words: trimmed(words) })}
        />
      </Form.Item>
    </>
  );
}

const trimmed = (words: readonly string[]): string[] =>
  words.map((word) => word.trim()).filter((word) => word !== "");
