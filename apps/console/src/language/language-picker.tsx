import { languageFacts, languages, type Language } from "@sampan/domain/kernel/language";
import { Select } from "antd";
import { useTranslations } from "use-intl";
import { useSpeech } from "./speech-provider.tsx";

const options = languages.map((language) => ({
  value: language,
  label: languageFacts[language].name,
}));

/** Each language in its own words. [I18N-01] */
export function LanguagePicker() {
  const t = useTranslations("console.shell");
  const { language, changeLanguage } = useSpeech();
  return (
    <Select<Language>
      aria-label={t("language")}
      className="language-picker"
      size="small"
      variant="borderless"
      value={language}
      options={options}
      onChange={(chosen) => void changeLanguage(chosen)}
    />
  );
}
