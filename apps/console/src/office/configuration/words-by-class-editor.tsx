import { originalLanguage } from "@sampan/domain/kernel/language";
import { Select } from "antd";
import { useNames } from "../../kit/names.ts";
import type { EditorProps } from "./editor-props.ts";
import { wordsByClass } from "./use-setting-words.ts";

/** Words for each class of goods; the classes that have some keep the order in which they are looked at. */
export function WordsByClass({ id, field, value, onChange }: EditorProps<"words_by_class">) {
  const names = useNames();
  const pairs = wordsByClass(value);
  const rest = field.classes.filter((one) => !pairs.some(([name]) => name === one));
  const shown = [...pairs, ...rest.map((name): [string, string[]] => [name, []])];
  return shown.map(([name, words]) => (
    <div key={name} className="setting-words">
      <label htmlFor={`${id}-${name}`}>{names.goodsClass(name)}</label>
      <div lang={originalLanguage}>
        <Select<string[]>
          id={`${id}-${name}`}
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[",", "，", "、", " "]}
          value={words}
          onChange={(typed) =>
            onChange(
              shown
                .map(([one, its]): [string, string[]] => [one, one === name ? trimmed(typed) : its])
                .filter(([, its]) => its.length > 0),
            )
          }
        />
      </div>
    </div>
  ));
}

const trimmed = (words: readonly string[]): string[] =>
  words.map((word) => word.trim()).filter((word) => word !== "");
