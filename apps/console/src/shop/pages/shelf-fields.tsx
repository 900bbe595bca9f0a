import { shelfSources } from "@sampan/domain/shop/pages/block";
import { Form, InputNumber, Select } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { useCategoryChoices } from "../../goods/catalogue/use-categories.ts";
import { ListField } from "./list-field.tsx";
import type { FieldsProps, WireBlock } from "./page-draft.ts";

/** Where the goods of a shelf come from, and how many of them are shown. */
export function ShelfFields({ typed, put }: FieldsProps<NonNullable<WireBlock["shelf"]>>) {
  const t = useTranslations("consolePages");
  const id = useId();
  const groups = useCategoryChoices();
  return (
    <div className="page-fields">
      <Form.Item label={t("source")} htmlFor={`${id}-source`}>
        <Select
          id={`${id}-source`}
          value={typed.source}
          onChange={(source) => put({ source })}
          options={shelfSources.map((value) => ({ value, label: t(`sources.${value}`) }))}
        />
      </Form.Item>
      <Form.Item label={t("most")} htmlFor={`${id}-most`}>
        <InputNumber<number>
          id={`${id}-most`}
          min={1}
          max={20}
          precision={0}
          value={typed.most}
          onChange={(most) => put({ most: most ?? 1 })}
        />
      </Form.Item>
      {typed.source === "category" && (
        <Form.Item label={t("category")} htmlFor={`${id}-category`}>
          <Select
            id={`${id}-category`}
            showSearch={{ optionFilterProp: "label" }}
            value={typed.category_id}
            onChange={(category_id) => put({ category_id })}
            options={groups.map(({ id: value, path: label }) => ({ value, label }))}
          />
        </Form.Item>
      )}
      {typed.source === "picked" && (
        <ListField
          label={t("goods")}
          hint={t("goodsHint")}
          names={typed.goods}
          most={20}
          onChange={(goods) => put({ goods })}
        />
      )}
    </div>
  );
}
