import type { WrittenNames } from "@sampan/contract/staff-catalogue";
import { type Language, languages } from "@sampan/domain/language";
import { languageNames } from "@sampan/locales/language-names";
import { Input } from "antd";
import { useTranslations } from "use-intl";

/** So short that they stand in the field beside what is typed. */
const shortNames = { zh: "简", "zh-TW": "繁", th: "ไทย", en: "EN" } as const satisfies Record<
  Language,
  string
>;

interface NamesFieldsProps {
  /** What is named, for the labels of the fields: `選項 1`. */
  readonly of?: string;
  readonly names: WrittenNames;
  readonly onChange: (names: WrittenNames) => void;
}

/** One name in the four languages. */
export function NamesFields({ of, names, onChange }: NamesFieldsProps) {
  const t = useTranslations("consoleCatalogue");
  return (
    <div className="names-fields">
      {languages.map((language) => {
        const label = t("nameIn", { language: languageNames[language] });
        return (
          <Input
            key={language}
            lang={language}
            aria-label={of === undefined ? label : `${of}：${label}`}
            aria-required={language === "zh"}
            prefix={
              <span className="small-text faint" aria-hidden="true">
                {shortNames[language]}
              </span>
            }
            maxLength={200}
            value={names[language]}
            onChange={(event) => onChange({ ...names, [language]: event.target.value })}
          />
        );
      })}
    </div>
  );
}
