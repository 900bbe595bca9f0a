import { Checkbox, Input } from "antd";
import type { EditorProps } from "./editor-props.ts";
import { NumberEditor } from "./number-editor.tsx";
import { listIn, numbersIn, partsOf, useSettingWords } from "./use-setting-words.ts";

/** A number for each key. */
export function Numbers({ id, field, value, onChange }: EditorProps<"numbers">) {
  const words = useSettingWords();
  return field.keys.map((key) => (
    <div key={key} className="setting-part">
      <label htmlFor={`${id}-${key}`}>{words.part(key)}</label>
      <NumberEditor
        id={`${id}-${key}`}
        field={{ ...field, kind: "number" }}
        value={numbersIn(value)[key] ?? 0}
        onChange={(number) => onChange({ ...partsOf(value), [key]: number })}
      />
    </div>
  ));
}

/** A regular expression for each key. */
export function Patterns({ id, field, value, onChange }: EditorProps<"patterns">) {
  const words = useSettingWords();
  return field.keys.map((key) => (
    <div key={key} className="setting-part">
      <label htmlFor={`${id}-${key}`}>{words.part(key)}</label>
      <Input
        id={`${id}-${key}`}
        value={String(partsOf(value)[key] ?? "")}
        onChange={(event) => onChange({ ...partsOf(value), [key]: event.target.value })}
      />
    </div>
  ));
}

/** Any of the choices for each key. */
export function ChoicesByKey({ field, value, onChange }: EditorProps<"choices_by_key">) {
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
