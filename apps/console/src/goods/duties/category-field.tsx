import { query } from "@sampan/client/query";
import { queryCategoryList } from "@sampan/contract/goods/catalogue/catalogue";
import { wordsIn } from "@sampan/locales/words-in";
import { useQuery } from "@tanstack/react-query";
import { Form, Select } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { useSpeech } from "../../language/speech-provider.tsx";

interface CategoryFieldProps {
  readonly categoryId: number | undefined;
  readonly onChange: (id: number) => void;
}

/** A category, by its name under that of its group: goods lie in the inner ones, and in groups that have none. */
export function CategoryField({ categoryId, onChange }: CategoryFieldProps) {
  const t = useTranslations("consoleDuties");
  const { language } = useSpeech();
  const id = useId();
  const { data } = useQuery(query(queryCategoryList, {}));
  const options = (data?.datalist ?? []).flatMap(({ children, ...group }) => {
    const name = wordsIn(language, group.i18n).text;
    return [
      { value: group.id, label: name },
      ...children.map((one) => ({
        value: one.id,
        label: `${name} / ${wordsIn(language, one.i18n).text}`,
      })),
    ];
  });
  return (
    <Form.Item label={t("things.category")} htmlFor={id}>
      <Select<number>
        id={id}
        showSearch
        optionFilterProp="label"
        {...(categoryId === undefined ? {} : { value: categoryId })}
        onChange={onChange}
        options={options}
      />
    </Form.Item>
  );
}
