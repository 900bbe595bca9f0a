import { byLanguage } from "@sampan/domain/kernel/by-language";
import { languageFacts, languages } from "@sampan/domain/kernel/language";
import { Button, Input } from "antd";
import { useTranslations } from "use-intl";
import type { EditorProps } from "./editor-props.ts";
import { maintenanceUntil, partsOf } from "./use-setting-words.ts";

const noWords = byLanguage(() => "");

/** Until when the house is closed, and in which words; without an end there is no maintenance. [ERR-22] */
export function MaintenanceEditor({ id, value, onChange }: EditorProps<"maintenance">) {
  const t = useTranslations("consoleSettings");
  const until = maintenanceUntil(value);
  const notice = { ...noWords, ...partsOf(partsOf(value)["notice"] ?? null) };
  return (
    <div className="stack">
      <label htmlFor={id}>{t("maintenanceUntil")}</label>
      <div className="row wrap">
        <Input
          id={id}
          type="datetime-local"
          className="moment-field"
          value={until?.replace(" ", "T") ?? ""}
          onChange={({ target }) =>
            onChange(
              target.value === "" ? null : { until: new Date(target.value).toISOString(), notice },
            )
          }
        />
        {until !== undefined && (
          <Button onClick={() => onChange(null)}>{t("maintenanceEnd")}</Button>
        )}
      </div>
      {until !== undefined &&
        languages.map((language) => (
          <Input
            key={language}
            lang={language}
            aria-label={t("maintenanceNotice", { language: languageFacts[language].name })}
            placeholder={languageFacts[language].name}
            maxLength={300}
            value={notice[language]}
            onChange={({ target }) =>
              onChange({
                ...partsOf(value),
                notice: { ...notice, [language]: target.value },
              })
            }
          />
        ))}
      {until !== undefined && (
        <span className="small-text faint">{t("maintenanceNoticeHint")}</span>
      )}
    </div>
  );
}
