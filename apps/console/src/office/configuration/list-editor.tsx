import { Input } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { EditorProps } from "./editor-props.ts";
import { listIn } from "./use-setting-words.ts";

/** A list, one entry a line; empty lines are none. */
export function ListEditor({ id, field, value, onChange }: EditorProps<"days" | "texts">) {
  const t = useTranslations("consoleSettings");
  const [text, setText] = useState(listIn(value).join("\n"));
  return (
    <>
      <Input.TextArea
        id={id}
        aria-describedby={`${id}-hint`}
        autoSize={{ minRows: 4, maxRows: 12 }}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          const lines = event.target.value.split("\n").map((line) => line.trim());
          onChange(lines.filter((line) => line !== ""));
        }}
      />
      <span id={`${id}-hint`} className="small-text faint">
        {t(field.kind === "days" ? "day" : "oneEach")}
      </span>
    </>
  );
}
