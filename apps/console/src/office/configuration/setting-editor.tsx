import { Checkbox, Input, Radio, Switch } from "antd";
import { useTranslations } from "use-intl";
import type { EditorProps } from "./editor-props.ts";
import { CalendarEditor } from "./calendar-editor.tsx";
import { Lifetimes } from "./lifetimes-editor.tsx";
import { ListEditor } from "./list-editor.tsx";
import { MaintenanceEditor } from "./maintenance-editor.tsx";
import { NumberEditor } from "./number-editor.tsx";
import { ChoicesByKey, Numbers, Patterns } from "./parts-editor.tsx";
import { listIn, useSettingWords } from "./use-setting-words.ts";
import { WordsByClass } from "./words-by-class-editor.tsx";

/** The fields a value is written in, by its kind. */
export function SettingEditor({ field, ...rest }: EditorProps) {
  switch (field.kind) {
    case "number":
      return <NumberEditor field={field} {...rest} />;
    case "numbers":
      return <Numbers field={field} {...rest} />;
    case "choices_by_key":
      return <ChoicesByKey field={field} {...rest} />;
    case "patterns":
      return <Patterns field={field} {...rest} />;
    case "switch":
      return <YesOrNo field={field} {...rest} />;
    case "choice":
      return <OneOf field={field} {...rest} />;
    case "choices":
      return <SomeOf field={field} {...rest} />;
    case "text":
      return <OneText field={field} {...rest} />;
    case "days":
    case "texts":
      return <ListEditor field={field} {...rest} />;
    case "calendar":
      return <CalendarEditor field={field} {...rest} />;
    case "lifetimes":
      return <Lifetimes field={field} {...rest} />;
    case "words_by_class":
      return <WordsByClass field={field} {...rest} />;
    case "maintenance":
      return <MaintenanceEditor field={field} {...rest} />;
  }
}

function YesOrNo({ id, value, onChange }: EditorProps<"switch">) {
  const t = useTranslations("consoleSettings");
  return (
    <Switch
      id={id}
      aria-label={t("value")}
      checked={value === true}
      checkedChildren={t("on")}
      unCheckedChildren={t("off")}
      onChange={onChange}
    />
  );
}

function OneOf({ field, value, onChange }: EditorProps<"choice">) {
  const t = useTranslations("consoleSettings");
  const words = useSettingWords();
  return (
    <Radio.Group
      aria-label={t("value")}
      value={value}
      options={field.choices.map((choice) => ({ value: choice, label: words.part(choice) }))}
      onChange={(event) => onChange(String(event.target.value))}
    />
  );
}

function SomeOf({ field, value, onChange }: EditorProps<"choices">) {
  const t = useTranslations("consoleSettings");
  const words = useSettingWords();
  return (
    <Checkbox.Group
      aria-label={t("value")}
      value={listIn(value)}
      options={field.choices.map((choice) => ({
        value: String(choice),
        label: words.part(String(choice)),
      }))}
      onChange={(chosen) =>
        onChange(field.choices.filter((choice) => chosen.includes(String(choice))))
      }
    />
  );
}

const OneText = ({ id, field, value, onChange }: EditorProps<"text">) => (
  <Input
    id={id}
    value={String(value)}
    maxLength={field.most}
    onChange={(event) => onChange(event.target.value)}
  />
);
