import { languageFacts, languages, readLanguage } from "@sampan/domain/kernel/language";
import { GlobeIcon } from "@sampan/ui/icons-places";
import { useLocale, useTranslations } from "use-intl";
import { useChangeLanguage } from "./use-change-language.ts";

/** The language, changed on the spot: whoever cannot read this page should not have to leave it. [I18N-04] */
export function LanguageChip() {
  const t = useTranslations("accounts");
  const language = useLocale();
  const changeLanguage = useChangeLanguage();
  return (
    <label className="tap inline-flex min-h-9 items-center gap-1.5 rounded-full bg-surface-2 px-3 text-xs font-semibold text-text-2 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand">
      <GlobeIcon size="xs" />
      <span aria-hidden="true">{languageFacts[language].name}</span>
      <select
        aria-label={t("language")}
        value={language}
        onChange={({ target }) => {
          const chosen = readLanguage(target.value);
          if (chosen) void changeLanguage(chosen);
        }}
        className="absolute inset-0 z-1 cursor-pointer opacity-0"
      >
        {languages.map((value) => (
          <option key={value} value={value} lang={value}>
            {languageFacts[value].name}
          </option>
        ))}
      </select>
    </label>
  );
}
