import { Input, InputNumber } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { EditorProps } from "./editor-props.ts";
import { clockOf, minuteOf, scaleOf, storedNumber } from "./setting-units.ts";
import { useSettingWords } from "./use-setting-words.ts";

/** A number in its unit, beside its bounds. What lies outside is marked; the server says why it is refused. */
export function NumberEditor({ id, field, value, onChange }: EditorProps<"number">) {
  const t = useTranslations("consoleSettings");
  const words = useSettingWords();
  const { min, max, unit } = field;
  const isOutside = typeof value !== "number" || value < min || value > max;
  const { per, decimals } = scaleOf(unit);
  const hint = t("bounds", { min: words.number(min, unit), max: words.number(max, unit) });
  return (
    <span className="setting-number">
      {unit === "minute_of_day" ? (
        <ClockField id={id} minute={Number(value)} onChange={onChange} />
      ) : (
        <InputNumber<number>
          id={id}
          aria-describedby={`${id}-bounds`}
          className="wide-number"
          precision={decimals}
          status={isOutside ? "error" : ""}
          value={typeof value === "number" ? value / per : null}
          onChange={(typed) => onChange(storedNumber(typed, unit) ?? null)}
        />
      )}
      <span id={`${id}-bounds`} className={`small-text ${isOutside ? "out-of-bounds" : "faint"}`}>
        {hint}
      </span>
    </span>
  );
}

interface ClockFieldProps {
  readonly id: string;
  readonly minute: number;
  readonly onChange: (minute: number | null) => void;
}

function ClockField({ id, minute, onChange }: ClockFieldProps) {
  const [text, setText] = useState(clockOf(minute));
  return (
    <Input
      id={id}
      aria-describedby={`${id}-bounds`}
      className="wide-number"
      placeholder="08:30"
      status={minuteOf(text) === undefined ? "error" : ""}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange(minuteOf(event.target.value) ?? null);
      }}
    />
  );
}
