import type { SettingField, SettingRow } from "@sampan/contract/staff-configuration";
import { Checkbox, Input, Radio, Switch } from "antd";
import { useTranslations } from "use-intl";
import { ListEditor } from "./list-editor.tsx";
import { MaintenanceEditor } from "./maintenance-editor.tsx";
import { NumberEditor } from "./number-editor.tsx";
import { listIn, numbersIn, partsOf, useSettingWords } from "./use-setting-words.ts";

export interface EditorProps<Kind extends SettingField["kind"] = SettingField["kind"]> {
  readonly field: Extract<SettingField, { kind: Kind }>;
  readonly value: SettingRow["value"];
  readonly onChange: (value: SettingRow["value"]) => void;
  /** Of the one field, where the editor has one. */
  readonly id: string;
}

/** The fields a value is written in, by its kind. */
export function SettingEditor({ field, ...rest }: EditorProps) {
  const t = useTranslations("consoleSettings");
  const words = useSettingWords();
  const { value, onChange, id } = rest;
  switch (field.kind) {
    case "number":
      return <NumberEditor field={field} {...rest} />;
    case "numbers":
      return field.keys.map((key) => (
        <label key={key} className="setting-part">
          <span>{words.part(key)}</span>
          <NumberEditor
            id={`${id}-${key}`}
            field={{ ...field, kind: "number" }}
            value={numbersIn(value)[key] ?? 0}
            onChange={(number) => onChange({ ...partsOf(value), [key]: number })}
          />
        </label>
      ));
    case "switch":
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
    case "choice":
      return (
        <Radio.Group
          aria-label={t("value")}
          value={value}
          options={field.choices.map((choice) => ({ value: choice, label: words.part(choice) }))}
          onChange={(event) => onChange(String(event.target.value))}
        />
      );
    case "choices":
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
    case "choices_by_key":
      return <ChoicesByKey field={field} {...rest} />;
    case "patterns":
      return field.keys.map((key) => (
        <label key={key} className="setting-part">
          <span>{words.part(key)}</span>
          <Input
            className="code"
            value={String(partsOf(value)[key] ?? "")}
            onChange={(event) => onChange({ ...partsOf(value), [key]: event.target.value })}
          />
        </label>
      ));
    case "text":
      return (
        <Input
          id={id}
          value={String(value)}
          maxLength={field.most}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case "days":
    case "texts":
      return <ListEditor field={field} {...rest} />;
    case "maintenance":
      return <MaintenanceEditor field={field} {...rest} />;
  }
}

function ChoicesByKey({ field, value, onChange }: EditorProps<"choices_by_key">) {
  const words = useSettingWords();
  return field.keys.map((key) => (
    <div key={key} className="setting-part">
      <span>{words.part(key)}</span>
      <Checkbox.Group
        aria-label={words.part(key)}
        value={listIn(partsOf(value)[key])}
        options={field.choices.map((choice) => ({ value: choice, label: words.part(choice) }))}
        onChange={(chosen) =>
          onChange({
            ...partsOf(value),
            [key]: field.choices.filter((choice) => chosen.includes(choice)),
          })
        }
      />
    </div>
  ));
}
