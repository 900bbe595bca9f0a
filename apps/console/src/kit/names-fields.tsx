import {
  type Language,
  languageFacts,
  languages,
  originalLanguage,
  shortNames,
} from "@sampan/domain/kernel/language";
import { Input } from "antd";
import { useTranslations } from "use-intl";

/** As it is typed, a name in each. */
export type WrittenNames = Record<Language, string>;

interface NamesFieldsProps {
  /** What is named, for the labels of the fields: `選項 1`. */
  readonly of?: string;
  /** True where there need be no name at all. */
  readonly isOptional?: boolean;
  readonly names: WrittenNames;
  readonly onChange: (names: WrittenNames) => void;
}

/** One name in every language. */
export function NamesFields({ of, isOptional = false, names, onChange }: NamesFieldsProps) {
  const t = useTranslations("consoleWords");
  return (
    <div className="names-fields">
      {languages.map((language) => {
        const label = t("nameIn", { language: languageFacts[language].name });
        return (
          <Input
            key={language}
            lang={language}
            aria-label={of === undefined ? label : `${of}：${label}`}
            aria-required={!isOptional && language === originalLanguage}
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
